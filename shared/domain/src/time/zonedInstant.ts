import type { IsoDate } from './isoDate.ts';
import { zonedClock } from './zonedClock.ts';

const DAY_MS = 86_400_000;

/** How far clocks of a zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const { date, time } = zonedClock(new Date(instant), zone);
  return Date.parse(`${date}T${time}Z`) - instant;
}

/**
 * The instant at which the clocks of an IANA zone show a date and a time (`HH:mm`, C-955). A time that daylight saving
 * skips moves forward by what is skipped; of a repeated one the first is meant.
 * @throws RangeError when date or time cannot be read, and for a zone that nobody knows.
 */
export function zonedInstant(date: IsoDate, time: string, zone: string): Date {
  const wanted = new Date(`${date}T${time}Z`).getTime();
  // Clocks change once at most between the day before and the day after.
  const before = wanted - offsetAt(wanted - DAY_MS, zone);
  const after = wanted - offsetAt(wanted + DAY_MS, zone);
  const isShown = (instant: number) => instant + offsetAt(instant, zone) === wanted;
  return new Date([before, after].find(isShown) ?? before);
}
