import type { BookableService } from '@portal/api/work/createScheduleApi';
import * as v from 'valibot';
import type { BookingState } from '../booking/bookingState.ts';
import { firstExpert, hasFixedStart } from '../booking/isExclusive.ts';

const detailsSchema = v.object({
  symptom_id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  user_id: v.optional(
    v.nullable(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
    null,
  ),
});

export interface DirectLink {
  /** The text of the address, to tell one link from another. */
  readonly details: string;
  /** Matches the service's `fo_id`. */
  readonly symptomId: string;
  readonly userId: string | null;
}

function decode(details: string): unknown {
  const base64 = details.replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(bytes));
}

/**
 * The direct-appointment link of an address: `directAppointment=true` and `details`, base64url
 * JSON with `symptom_id` and `user_id` (SHL-38, BKG-08, C-83). Null without one or when it is unreadable.
 */
export function readDirectLink(search: string): DirectLink | null {
  const parameters = new URLSearchParams(search);
  const details = parameters.get('details');
  if (parameters.get('directAppointment') !== 'true' || details === null) return null;
  try {
    const parsed = v.safeParse(detailsSchema, decode(details));
    if (!parsed.success) return null;
    const { symptom_id: symptomId, user_id: userId } = parsed.output;
    return { details, symptomId, userId };
  } catch {
    return null;
  }
}

/** A direct-appointment link: the service and the expert are chosen and the step is locked (BKG-08, BKG-09, BKG-10). */
export function followDirectLink(
  booking: BookingState,
  service: BookableService,
  expertId: string | null,
): BookingState {
  const expertSelected = service.users.find(({ id }) => id === expertId) ?? firstExpert(service);
  const lockedTo = hasFixedStart([service]) ? 3 : 2;
  return { ...booking, selectedServices: [service], expertSelected, lockedTo };
}
