import { contractSchema, type Contract } from '@portal/api/work/contract';
import type { BookableService } from '@portal/api/work/createScheduleApi';
import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import { LISBON_ZONE } from '@portal/domain/time/zonedClock';
import type { BookingState } from '../booking/bookingState.ts';
import * as v from 'valibot';
import { chosenMoment } from '../booking/bookingRequest.ts';
import { zoneOf } from '../booking/zoneOf.ts';

const bookedSchema = v.object({
  id: v.string(),
  title: v.string(),
  date: v.string(),
  time: v.string(),
  /** By whose clocks that is; entries of an earlier release do not say it (C-955). */
  timeZone: v.optional(v.string(), LISBON_ZONE),
  minutes: v.number(),
  expert: v.nullable(v.string()),
  address: v.nullable(v.string()),
  /** Name of the item it is for; entries of an earlier release have none. */
  item: v.optional(v.nullable(v.string()), null),
  /** Until when it may be withdrawn from, and with what key (LAW-05). */
  contract: v.optional(contractSchema),
});

/** What the confirmed view shows; kept in the history entry, so a reload shows it again (BKG-38). */
export type Booked = v.InferOutput<typeof bookedSchema>;

const stateSchema = v.object({ booked: bookedSchema });

export function readBooked(state: unknown): Booked | null {
  const parsed = v.safeParse(stateSchema, state);
  return parsed.success ? parsed.output.booked : null;
}

/** The provider's address in one line, or null. */
export function addressOf(provider: Pick<ProviderSnapshot, 'address' | 'town'>): string | null {
  const parts = [provider.address, provider.town].filter((part) => part !== null && part !== '');
  return parts.length === 0 ? null : parts.join(', ');
}

/** The names of the services in one line. */
export function servicesTitle(services: readonly BookableService[]): string {
  return services.map(({ name }) => name).join(', ');
}

/** How long the services take one after the other, in minutes. */
export function servicesMinutes(services: readonly BookableService[]): number {
  return services.reduce((sum, service) => sum + service.duration_minutes, 0);
}

export function toBooked(made: {
  id: string;
  booking: BookingState;
  provider: ProviderSnapshot;
  item: string | null;
  contract?: Contract;
}): Booked {
  const { id, booking, provider, item, contract } = made;
  const moment = chosenMoment(booking);
  return {
    id,
    title: servicesTitle(booking.selectedServices),
    date: moment?.date ?? '',
    time: moment?.time ?? '',
    timeZone: zoneOf(booking.selectedServices),
    minutes: servicesMinutes(booking.selectedServices),
    expert: booking.expertSelected?.name ?? null,
    address: addressOf(provider),
    item,
    contract,
  };
}
