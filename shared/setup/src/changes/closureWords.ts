import type { SetupClosure } from '@portal/api/setup/setupValues';
import { formatDayMonthYear } from '@portal/domain/time/formatDayMonthYear';
import { zonedClock } from '@portal/domain/time/zonedClock';
import { zonedInstant } from '@portal/domain/time/zonedInstant';
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
  return [...name, whenWords(closure, zone, dayWords)].join(' · ');
}

function whenWords(
  { from, to }: SetupClosure,
  zone: string,
  dayWords: (day: string) => string,
): string {
  const [begin, end] = [zonedClock(new Date(from), zone), zonedClock(new Date(to), zone)];
  const first = begin.date;
  const last = zonedClock(new Date(Date.parse(to) - 1), zone).date;
  // Where the clocks skip midnight a day begins later.
  const isMidnight = (at: string, day: string) =>
    Date.parse(at) === zonedInstant(day, '00:00', zone).getTime();
  const isWhole = isMidnight(from, begin.date) && isMidnight(to, end.date);
  if (isWhole && first === last) return dayWords(first);
  if (isWhole) return texts.days(formatDayMonthYear(first), formatDayMonthYear(last));
  const timed = ({ date, time }: typeof begin) => texts.at(formatDayMonthYear(date), time);
  return texts.days(timed(begin), timed(end));
}
