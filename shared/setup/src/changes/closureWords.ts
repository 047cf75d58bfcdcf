import type { SetupClosure } from '@portal/api/setup/setupValues';
import { formatDayMonthYear } from '@portal/domain/time/formatDayMonthYear';
import { zoneClock, type ZoneClock } from '@portal/domain/time/zoneClock';
import { texts } from './texts.ts';

/**
 * When who is closed: whole days by their dates, anything else with its times; of one person with the name.
 * @param experts names by the provider's own ids
 * @param zone by whose clock days are meant
 * @param dayWords words of a single day
 * @throws RangeError for a closure whose times cannot be read
 */
export function closureWords(
  closure: SetupClosure,
  experts: ReadonlyMap<string, string>,
  zone: string,
  dayWords = formatDayMonthYear,
): string {
  const { expert_id: expert } = closure;
  const name = expert === undefined ? [] : [experts.get(expert) ?? expert];
  return [...name, whenWords(closure, zoneClock(zone), dayWords)].join(' · ');
}

function whenWords(
  { from, to }: SetupClosure,
  clock: ZoneClock,
  dayWords: (day: string) => string,
): string {
  const [begin, end] = [new Date(from), new Date(to)];
  const [first, last] = [clock.day(begin), clock.day(new Date(end.getTime() - 1))];
  const isWhole = clock.time(begin) === '00:00' && clock.time(end) === '00:00';
  if (isWhole && first === last) return dayWords(first);
  if (isWhole) return texts.days(formatDayMonthYear(first), formatDayMonthYear(last));
  const timed = (at: Date) => texts.at(formatDayMonthYear(clock.day(at)), clock.time(at));
  return texts.days(timed(begin), timed(end));
}
