import type { BookedPolicy, BookedRule } from '@portal/api/work/policy/bookedPolicy';
import { centsToEuros, eurosToCents } from '@portal/domain/money/cents';
import type { AppointmentRow } from '../appointments/appointmentRow.ts';
import { prepaidCents } from './prepaidCents.ts';
import { policyOnWire } from './policy.ts';
import { sentencesOf } from './sentencesOf.ts';

/**
 * The policy that a booking keeps, on the wire and in words (POL-02, POL-03). Made under none it has the words alone, as
 * the last step said them (C-773); null where there were none.
 */
export function bookedPolicyOnWire(
  row: AppointmentRow,
  timeZone: string,
  now: Date,
): BookedPolicy | BookedRule | null {
  const { policy, freeUntil, startsAt: start, saidNoticeMinutes: cancelNoticeMinutes } = row;
  const prices = row.services.flatMap(({ price }) => (price === null ? [] : [eurosToCents(price)]));
  const paymentCents = prices.length === 0 ? null : prices.reduce((sum, price) => sum + price, 0);
  const booking = { start, paymentCents, cancelNoticeMinutes, timeZone, now, freeUntil };
  const sentences = sentencesOf(policy, booking);
  if (policy === null || freeUntil === null) return paymentCents === null ? null : { sentences };
  return {
    ...policyOnWire(policy),
    prepaid: centsToEuros(prepaidCents(policy, paymentCents) ?? 0),
    free_until: freeUntil.toISOString(),
    sentences,
  };
}
