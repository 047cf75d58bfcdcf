import type { AppointmentRow } from '../appointments/appointmentRow.ts';
import { freeUntil } from './freeUntil.ts';
import { texts } from './texts.ts';

/**
 * Why a share is kept, in words (POL-07). Where the policy's hours before the start are still to come, it was late when the
 * customer moved it (POL-02, C-891).
 */
export function whyLate(
  { policy, startsAt }: Pick<AppointmentRow, 'policy' | 'startsAt'>,
  now: Date,
): string {
  const hours = policy?.freeUntilHours ?? 0;
  if (hours === 0) return texts.startOver;
  const counted = freeUntil(policy, startsAt);
  return counted !== null && now <= counted ? texts.hoursWereLeft(hours) : texts.hoursLeft(hours);
}
