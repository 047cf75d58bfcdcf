import { readStored } from '@portal/api/readStored';
import type { BookableService } from '@portal/api/work/createScheduleApi';
import { isRestorable } from './isRestorable.ts';
import { REPEAT_RECORD_KEY } from '@portal/contract/repeatRecord';
import * as v from 'valibot';
import { bookingReducer } from '../booking/bookingReducer.ts';
import type { BookingState } from '../booking/bookingState.ts';

const recordSchema = v.object({
  symptoms: v.array(v.string()),
  obs: v.array(v.string()),
  domain: v.string(),
  savedAt: v.number(),
  userId: v.optional(v.nullable(v.string()), null),
});

export interface RepeatedAppointment {
  readonly services: readonly BookableService[];
  /** Observations by service id. */
  readonly observations: Readonly<Record<string, string>>;
}

/**
 * Takes the repeat record out of the storage (BKG-30, C-121): it is read once, and ignored when
 * an hour old, of another provider or of another customer. Services that are no longer offered are left out.
 */
export function takeRepeatedAppointment(
  storage: Storage,
  services: readonly BookableService[],
  now: { domain: string; now: number; userId: string | null },
): RepeatedAppointment | null {
  const record = readStored(storage, REPEAT_RECORD_KEY, recordSchema);
  storage.removeItem(REPEAT_RECORD_KEY);
  if (!record || !isRestorable(record, now.now, now.domain)) return null;
  if (record.userId !== null && record.userId !== now.userId) return null;
  const repeated: BookableService[] = [];
  const observations: Record<string, string> = {};
  record.symptoms.forEach((name, index) => {
    const service = services.find((candidate) => candidate.name === name);
    if (!service) return;
    repeated.push(service);
    const observation = record.obs[index] ?? '';
    if (observation !== '') observations[service.id] = observation;
  });
  return repeated.length === 0 ? null : { services: repeated, observations };
}

/** A fresh booking with the services and observations of a repeated appointment (BKG-30). */
export function repeatAppointment(
  fresh: BookingState,
  { services, observations }: RepeatedAppointment,
): BookingState {
  const chosen = services.reduce(
    (booking, service) => bookingReducer(booking, { type: 'toggleService', service }),
    fresh,
  );
  return Object.entries(observations).reduce(
    (booking, [serviceId, text]) => bookingReducer(booking, { type: 'observe', serviceId, text }),
    chosen,
  );
}
