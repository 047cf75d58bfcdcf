import { readStored } from '@portal/api/readStored';
import { preferredTimeSchema, type BookableService } from '@portal/api/work/createScheduleApi';
import { writeStored } from '@portal/api/writeStored';
import { isRestorable } from './isRestorable.ts';
import type { BookingState } from '../booking/bookingState.ts';
import * as v from 'valibot';

/** Left by the way through registration or login (BKG-28, LITE-11). */
export const HANDOVER_KEY = 'scheduleState';
/** Kept while the tab lives, for reloads. */
export const RELOAD_KEY = 'scheduleReload';

const text = v.nullable(v.string());
const savedSchema = v.object({
  domain: v.string(),
  savedAt: v.number(),
  /** Whose choices they are; null for those of a visitor, which whoever logs in takes along. */
  userId: v.optional(text, null),
  /** Details of the direct link that opened the wizard; a booking opened otherwise is another one. */
  link: text,
  itemId: text,
  serviceIds: v.array(v.string()),
  serviceObservations: v.record(v.string(), v.string()),
  expertSelected: v.nullable(v.object({ id: v.string(), name: v.string() })),
  displayedDate: v.string(),
  selectedDate: text,
  selectedTime: text,
  preferedTime: preferredTimeSchema,
  lockedTo: v.nullable(v.picklist([2, 3])),
  draft: v.nullable(v.object({ schedulerId: v.string(), draftWorkId: v.string() })),
  newItem: v.record(v.string(), v.string()),
  itemName: v.optional(text, null),
  contact: v.object({
    name: v.optional(v.string()),
    phone: v.optional(v.string()),
    email: v.optional(v.string()),
  }),
});
type SavedBooking = v.InferOutput<typeof savedSchema>;

/** Saves the choices for one hour; a storage that refuses is ignored: nothing but a reload needs it. */
export function saveBooking(
  storage: Storage,
  key: string,
  booking: BookingState,
  saved: { domain: string; now: number; link: string | null; userId: string | null },
): void {
  const content: SavedBooking = {
    domain: saved.domain,
    savedAt: saved.now,
    userId: saved.userId,
    link: saved.link,
    itemId: booking.itemId,
    serviceIds: booking.selectedServices.map(({ id }) => id),
    serviceObservations: { ...booking.serviceObservations },
    expertSelected: booking.expertSelected,
    displayedDate: booking.displayedDate,
    selectedDate: booking.selectedDate,
    selectedTime: booking.selectedTime,
    preferedTime: booking.preferedTime,
    lockedTo: booking.lockedTo,
    draft: booking.draft,
    newItem: { ...booking.newItem },
    contact: { ...booking.contact },
    itemName: booking.itemName,
  };
  writeStored(storage, key, content);
}

export function forgetBooking(storage: Storage, key: string): void {
  storage.removeItem(key);
}

/**
 * The saved choices over a fresh booking, when under one hour old and of this provider
 * (BKG-28). Those of another customer are forgotten; services that no longer exist are left out.
 */
export function restoreBooking(
  storage: Storage,
  key: string,
  fresh: BookingState,
  now: {
    domain: string;
    now: number;
    link: string | null;
    userId: string | null;
    services: readonly BookableService[];
  },
): BookingState | null {
  const saved = readStored(storage, key, savedSchema);
  if (!saved || !isRestorable(saved, now.now, now.domain) || saved.link !== now.link) return null;
  if (saved.userId !== null && saved.userId !== now.userId) {
    forgetBooking(storage, key);
    return null;
  }
  const selectedServices = saved.serviceIds.flatMap((id) =>
    now.services.filter((service) => service.id === id),
  );
  const isPast = saved.displayedDate < fresh.displayedDate;
  return {
    ...fresh,
    itemId: fresh.itemId ?? saved.itemId,
    itemName: saved.itemName,
    newItem: saved.newItem,
    selectedServices,
    serviceObservations: saved.serviceObservations,
    expertSelected: saved.expertSelected,
    displayedDate: isPast ? fresh.displayedDate : saved.displayedDate,
    selectedDate: saved.selectedDate,
    selectedTime: saved.selectedTime,
    preferedTime: saved.preferedTime,
    lockedTo: saved.lockedTo,
    draft: saved.draft,
    contact: saved.contact,
  };
}
