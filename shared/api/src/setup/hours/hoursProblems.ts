import { texts } from './texts.ts';
import { isSameDay, type WeeklyInterval } from './weeklyInterval.ts';

/** Most intervals of one day. */
const MOST_A_DAY = 3;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** What is wrong with an interval, in words for its row. */
export interface HoursProblem {
  /** The place of the interval in the list that was asked about. */
  index: number;
  message: string;
}

/**
 * What keeps weekly hours from being saved, one line for each row that is refused, in the order of the rows (SET-14).
 * Of two rows that overlap the later one is refused. Rows that only touch, `12:30` and `12:30`, do not overlap.
 * @param hours rows as they stand on the page, so that times may be incomplete
 */
export function hoursProblems(hours: readonly WeeklyInterval[]): HoursProblem[] {
  return hours.flatMap((interval, index) => {
    const message = problemOf(interval, hours.slice(0, index));
    return message === null ? [] : [{ index, message }];
  });
}

function problemOf(interval: WeeklyInterval, before: readonly WeeklyInterval[]): string | null {
  if (!isReadable(interval)) return texts.wrongTime;
  if (!isRange(interval)) return texts.endsBefore;
  const sameDay = before.filter((other) => isSameDay(other, interval));
  const other = sameDay.find((row) => isRange(row) && overlap(row, interval));
  if (other !== undefined) return texts.overlaps(other.opens, other.closes);
  return sameDay.length >= MOST_A_DAY ? texts.tooMany(MOST_A_DAY) : null;
}

function isReadable({ opens, closes }: WeeklyInterval): boolean {
  return TIME.test(opens) && (TIME.test(closes) || closes === '24:00');
}

function isRange(interval: WeeklyInterval): boolean {
  return isReadable(interval) && interval.opens < interval.closes;
}

function overlap(one: WeeklyInterval, other: WeeklyInterval): boolean {
  return one.opens < other.closes && other.opens < one.closes;
}
