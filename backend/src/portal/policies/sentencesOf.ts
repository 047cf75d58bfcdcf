import { policySentences } from '@portal/api/work/policy/policySentences';
import { bookedRule, type RuledBooking } from './bookedRule.ts';
import { momentInWords } from './momentInWords.ts';
import { prepaidCents } from './prepaidCents.ts';
import type { StoredPolicy } from './policy.ts';

/** A booking whose policy is to be said. */
export interface SaidBooking extends RuledBooking {
  /** What it costs. */
  paymentCents: number | null;
  timeZone: string;
  /** When it is said: what is over is not said any more. */
  now: Date;
}

/** The rule of a booking in words (POL-03), under no policy that of POL-01. */
export function sentencesOf(
  policy: Omit<StoredPolicy, 'id'> | null,
  booking: SaidBooking,
): string[] {
  const { paymentCents, timeZone, now } = booking;
  const { freeUntil, latePercent, noShowPercent } = bookedRule(policy, booking);
  const prepaid = prepaidCents(policy, paymentCents) ?? 0;
  return policySentences({
    prepaidCents: prepaid,
    onSiteCents: (paymentCents ?? 0) - prepaid,
    freeUntil: freeUntil <= now ? null : momentInWords(freeUntil, timeZone),
    latePercent,
    noShowPercent,
  });
}
