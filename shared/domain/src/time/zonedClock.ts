import type { IsoDate } from './isoDate.ts';

/** The zone of a provider that says no other one (C-105). */
export const LISBON_ZONE = 'Europe/Lisbon';

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  // Swedish writes ISO: `2026-07-14 16:30`.
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(zone, clock);
  return clock;
}

/**
 * The day and the time (`HH:mm`) that clocks show at an instant in an IANA zone (C-955).
 * @throws RangeError for an invalid Date and a zone that nobody knows.
 */
export function zonedClock(instant: Date, zone: string): { date: IsoDate; time: string } {
  const shown = clockOf(zone).format(instant);
  return { date: shown.slice(0, 10), time: shown.slice(11) };
}
