import type { OpeningHours } from '../setupValues.ts';

/**
 * A time at which a provider, or one of its experts, is open every week, as `PUT /hours` takes it: `weekday` 1 is
 * Monday, times are `HH:mm` by the clock of the provider, `closes` up to `24:00`.
 */
export type WeeklyInterval = OpeningHours;

/** Whether two intervals are of the same weekday of the same expert, or of the provider itself. */
export function isSameDay(
  one: Pick<WeeklyInterval, 'weekday' | 'expert_id'>,
  other: Pick<WeeklyInterval, 'weekday' | 'expert_id'>,
): boolean {
  return one.weekday === other.weekday && one.expert_id === other.expert_id;
}
