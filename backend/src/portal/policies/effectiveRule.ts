import type { StoredPolicy } from './policy.ts';

/** What of a policy can come about where the portal lets bookings be cancelled until the notice before the start. */
export interface EffectiveRule {
  freeUntilMinutes: number;
  /** Null where nothing is kept of what is cancelled: without a policy, or since late is too late for the portal (C-551). */
  latePercent: number | null;
  noShowPercent: number | null;
}

export function effectiveRule(
  policy: Omit<StoredPolicy, 'id'> | null,
  cancelNoticeMinutes: number,
): EffectiveRule {
  if (policy === null)
    return { freeUntilMinutes: cancelNoticeMinutes, latePercent: null, noShowPercent: null };
  const freeMinutes = policy.freeUntilHours * 60;
  return {
    freeUntilMinutes: Math.max(freeMinutes, cancelNoticeMinutes),
    latePercent: cancelNoticeMinutes >= freeMinutes ? null : policy.latePercent,
    noShowPercent: policy.noShowPercent,
  };
}
