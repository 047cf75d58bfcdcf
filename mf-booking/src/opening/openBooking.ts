import type { BookableService } from '@portal/api/work/createScheduleApi';
import { startBooking, type BookingState } from '../booking/bookingState.ts';
import { hasFixedStart } from '../booking/isExclusive.ts';
import { followDirectLink, readDirectLink } from './directLink.ts';
import { repeatAppointment, takeRepeatedAppointment } from './repeatedAppointment.ts';
import { forgetBooking, HANDOVER_KEY, RELOAD_KEY, restoreBooking } from './saveBooking.ts';

export interface Opening {
  readonly services: readonly BookableService[];
  readonly search: string;
  /** Item of the address (C-145). */
  readonly itemId: string | null;
  readonly isLite: boolean;
  readonly supportsItems: boolean;
  readonly domain: string;
  /** Who is logged in; null for a visitor. */
  readonly userId: string | null;
  /** Today in Lisbon, and the instant in milliseconds. */
  readonly today: string;
  readonly now: number;
  /** Survives registration and login: local storage. */
  readonly handover: Storage;
  /** Survives a reload: session storage. */
  readonly reload: Storage;
}

export interface OpenedBooking {
  readonly booking: BookingState;
  /** Services with a fixed start whose vacancies must be looked up. */
  readonly check: readonly BookableService[];
  /** A repeat starts at step 1 whatever the address says (BKG-30). */
  readonly fromStart: boolean;
}

/**
 * The booking that the page opens with. In this order: a repeated appointment (BKG-30), the
 * choices of a reload, those handed over by registration (BKG-28, BKG-29), a direct link
 * (BKG-08..10), and else an empty one.
 */
export function openBooking(opening: Opening): OpenedBooking {
  const { services, domain, userId, now, handover, reload } = opening;
  const link = readDirectLink(opening.search);
  const fresh = startBooking({
    today: opening.today,
    isLite: opening.isLite,
    supportsItems: opening.supportsItems,
    itemId: opening.itemId,
  });

  const repeated = takeRepeatedAppointment(handover, services, { domain, now, userId });
  if (repeated) {
    forgetBooking(reload, RELOAD_KEY);
    return opened(repeatAppointment(fresh, repeated), true);
  }

  const saved = { domain, now, services, userId, link: link?.details ?? null };
  const handedOver = restoreBooking(handover, HANDOVER_KEY, fresh, saved);
  forgetBooking(handover, HANDOVER_KEY);
  const restored = restoreBooking(reload, RELOAD_KEY, fresh, saved) ?? handedOver;
  if (restored) return opened(restored);

  const direct = link && services.find((service) => service.fo_id === link.symptomId);
  return opened(direct ? followDirectLink(fresh, direct, link.userId) : fresh);
}

function opened(booking: BookingState, fromStart = false): OpenedBooking {
  const check = booking.selectedServices.filter((service) => hasFixedStart([service]));
  return { booking, check, fromStart };
}
