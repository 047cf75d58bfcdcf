import type { IsoDate } from './isoDate.ts';
import { LISBON_ZONE } from './zonedClock.ts';
import { zonedInstant } from './zonedInstant.ts';

/**
 * The instant at which the clocks in Lisbon show a date and a time (`HH:mm`, C-105).
 * A time that daylight saving skips moves forward by the hour; of a repeated
 * hour the first one is meant.
 * @throws RangeError when date or time cannot be read.
 */
export function lisbonInstant(date: IsoDate, time: string): Date {
  return zonedInstant(date, time, LISBON_ZONE);
}
