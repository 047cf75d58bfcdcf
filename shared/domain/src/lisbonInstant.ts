import { addDays, daysBetween, lisbonTime, lisbonToday, type IsoDate } from './lisbonDate.ts';

const MINUTE_MS = 60_000;

/**
 * The instant at which the clocks in Lisbon show a date and a time (`HH:mm`).
 * A time that daylight saving skips moves forward by the hour; of a repeated
 * hour the first one is meant.
 * @throws RangeError when date or time cannot be read.
 */
export function lisbonInstant(date: IsoDate, time: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  if (Number.isNaN(wanted)) throw new RangeError(`Not a Lisbon date and time: ${date} ${time}`);
  // Lisbon is UTC in winter and UTC+1 in summer, and was up to UTC+2 before 1996: latest offset first.
  for (const hours of [2, 1, 0]) {
    const candidate = new Date(wanted - hours * 60 * MINUTE_MS);
    if (wallMinutes(candidate, date) === wallMinutesOf(time)) return candidate;
  }
  return new Date(wanted);
}

/** The first instant of a day in Lisbon. */
export function startOfLisbonDay(date: IsoDate): Date {
  return lisbonInstant(date, '00:00');
}

/** The first instant after a day in Lisbon. */
export function endOfLisbonDay(date: IsoDate): Date {
  return startOfLisbonDay(addDays(date, 1));
}

function wallMinutes(instant: Date, from: IsoDate): number {
  return daysBetween(from, lisbonToday(instant)) * 1440 + wallMinutesOf(lisbonTime(instant));
}

function wallMinutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
