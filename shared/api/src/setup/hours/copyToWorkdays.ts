import { isSameDay, type WeeklyInterval } from './weeklyInterval.ts';

const WORKDAYS = [1, 2, 3, 4, 5];

/**
 * The hours with those of one day on every day from Monday to Friday: `Copiar para os dias úteis` (SET-14). A day without
 * intervals closes them all. Weekends, and the hours of others, stay as they are.
 * @param day whose hours are copied: 1 is Monday, of one expert where it names one, else of the provider
 */
export function copyToWorkdays(
  hours: readonly WeeklyInterval[],
  day: Pick<WeeklyInterval, 'weekday' | 'expert_id'>,
): WeeklyInterval[] {
  const copied = hours.filter((interval) => isSameDay(interval, day));
  const kept = hours.filter(
    ({ weekday, expert_id: expert }) => expert !== day.expert_id || !WORKDAYS.includes(weekday),
  );
  return [
    ...WORKDAYS.flatMap((weekday) => copied.map((interval) => ({ ...interval, weekday }))),
    ...kept,
  ];
}
