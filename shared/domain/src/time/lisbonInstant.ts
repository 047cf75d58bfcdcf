import { lisbonTime, lisbonToday, type IsoDate } from './isoDate.ts';

/**
 * The instant at which the clocks in Lisbon show a date and a time (`HH:mm`, C-105).
 * A time that daylight saving skips moves forward by the hour; of a repeated
 * hour the first one is meant.
 * @throws RangeError when date or time cannot be read.
 */
export function lisbonInstant(date: IsoDate, time: string): Date {
  const inWinter = new Date(`${date}T${time}Z`);
  const wanted = inWinter.toISOString().slice(0, 16);
  // Lisbon is UTC in winter and UTC+1 in summer, and was up to UTC+2 before 1996: latest offset first.
  for (const hours of [2, 1]) {
    const candidate = new Date(inWinter.getTime() - hours * 3_600_000);
    if (`${lisbonToday(candidate)}T${lisbonTime(candidate)}` === wanted) return candidate;
  }
  return inWinter;
}
