import { policySentences } from '@portal/api/work/policy/policySentences';
import { effectiveRule } from './effectiveRule.ts';
import { momentInWords } from './momentInWords.ts';
import { prepaidCents } from './prepaidCents.ts';
import type { StoredPolicy } from './policy.ts';

const minuteMilliseconds = 60_000;

/** A booking whose policy is to be said. */
export interface SaidBooking {
  start: Date;
  /** What it costs. */
  paymentCents: number | null;
  /** Until how long before the start it can be cancelled. */
  cancelNoticeMinutes: number;
  timeZone: string;
  /** When it is said: what is over is not said any more. */
  now: Date;
  /** Where a move left it (POL-02). */
  freeUntil?: Date | null;
}

/** The rule of a booking in words (POL-03), under no policy that of POL-01. */
export function sentencesOf(
  policy: Omit<StoredPolicy, 'id'> | null,
  booking: SaidBooking,
): string[] {
  const { start, paymentCents, cancelNoticeMinutes, timeZone, now } = booking;
  const { freeUntilMinutes, latePercent, noShowPercent } = effectiveRule(
    policy,
    cancelNoticeMinutes,
  );
  const counted = new Date(start.getTime() - freeUntilMinutes * minuteMilliseconds);
  const kept = booking.freeUntil ?? counted;
  const until = latePercent === null || kept > counted ? counted : kept;
  const prepaid = prepaidCents(policy, paymentCents) ?? 0;
  return policySentences({
    prepaidCents: prepaid,
    onSiteCents: (paymentCents ?? 0) - prepaid,
    freeUntil: until <= now ? null : momentInWords(until, timeZone),
    latePercent,
    noShowPercent,
  });
}
