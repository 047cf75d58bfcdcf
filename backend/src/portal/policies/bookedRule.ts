import { effectiveRule, type EffectiveRule } from './effectiveRule.ts';
import type { StoredPolicy } from './policy.ts';

const minuteMilliseconds = 60_000;

/** What of a booking decides its rule. */
export interface RuledBooking {
  start: Date;
  /** Until how long before the start it can be cancelled, as it was said when it was booked (C-890). */
  cancelNoticeMinutes: number;
  /** Where a move left it (POL-02). */
  freeUntil?: Date | null;
}

/**
 * The rule of a booking, with the moment until which it is free (POL-02). Where that lasts until the portal lets nothing be
 * cancelled any more, no late share is said, and what was never said is not kept (C-551, C-891).
 */
export function bookedRule(
  policy: Omit<StoredPolicy, 'id'> | null,
  booking: RuledBooking,
): Pick<EffectiveRule, 'latePercent' | 'noShowPercent'> & { freeUntil: Date } {
  const { start, cancelNoticeMinutes } = booking;
  const { freeUntilMinutes, latePercent, noShowPercent } = effectiveRule(
    policy,
    cancelNoticeMinutes,
  );
  const before = (minutes: number) => new Date(start.getTime() - minutes * minuteMilliseconds);
  const freeUntil = booking.freeUntil ?? before(freeUntilMinutes);
  const lastCancellation = before(cancelNoticeMinutes);
  return latePercent === null || freeUntil >= lastCancellation
    ? { freeUntil: lastCancellation, latePercent: null, noShowPercent }
    : { freeUntil, latePercent, noShowPercent };
}
