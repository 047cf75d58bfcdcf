import type { StoredRule } from '../rules/storedRule.ts';

const minuteMilliseconds = 60_000;

/** Whether an event lies ahead and is told of before it, or has begun and is told of while it lasts. */
export const isAhead = (event: StoredRule['event']): boolean =>
  event === 'appointment.upcoming' || event === 'payment.due';

/**
 * When a rule wants its message; undefined where that was over when the event became known: whoever books later than the
 * rule's lead gets none from it (REM-05).
 */
export function wantedAt(
  { event, leadMinutes }: Pick<StoredRule, 'event' | 'leadMinutes'>,
  eventAt: Date,
  knownAt: Date,
): Date | undefined {
  const lead = leadMinutes * minuteMilliseconds * (isAhead(event) ? -1 : 1);
  const wanted = new Date(eventAt.getTime() + lead);
  return wanted < knownAt ? undefined : wanted;
}
