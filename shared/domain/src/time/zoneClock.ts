import { addDays, type IsoDate } from './isoDate.ts';

/** The clock of a provider, wherever the device is (C-105). */
export interface ZoneClock {
  /** The day it is there at an instant. @throws RangeError for an invalid Date */
  day(instant: Date): IsoDate;
  /** What the clock shows there at an instant, as `HH:mm`. @throws RangeError for an invalid Date */
  time(instant: Date): string;
  /**
   * The instant at which the clock shows a date and a time (`HH:mm`). A time that daylight saving skips moves forward; of a
   * repeated hour the first one is meant.
   * @throws RangeError when date or time cannot be read
   */
  instant(date: IsoDate, time: string): Date;
}

/** @param zone as `Atlantic/Azores` @throws RangeError for one that nobody knows */
export function zoneClock(zone: string): ZoneClock {
  // Swedish writes ISO: `2026-07-14 16:30`.
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  /** How far the clock is ahead of UTC, in milliseconds. */
  const aheadAt = (at: Date) =>
    Date.parse(`${shown.format(at).replace(' ', 'T')}Z`) -
    Math.floor(at.getTime() / 60_000) * 60_000;
  return {
    day: (at) => shown.format(at).slice(0, 10),
    time: (at) => shown.format(at).slice(11),
    instant(date, time) {
      const wanted = `${date} ${time}`;
      const before = aheadAt(new Date(`${addDays(date, -1)}T${time}Z`));
      const after = aheadAt(new Date(`${addDays(date, 1)}T${time}Z`));
      const inUtc = Date.parse(`${date}T${time}Z`);
      const candidates = [before, after].toSorted((one, other) => other - one);
      const found = candidates
        .map((ahead) => new Date(inUtc - ahead))
        .find((candidate) => shown.format(candidate) === wanted);
      return found ?? new Date(inUtc - before);
    },
  };
}
