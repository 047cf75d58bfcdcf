import { DateTime } from 'luxon';

/**
 * The instant, in epoch milliseconds, at which clocks in `zone` show a date and minutes after midnight.
 * A time that daylight saving skips moves forward; of a repeated hour the first one is meant.
 */
export function instantAt(date: string, minutes: number, zone: string): number {
  const { start, isSteady, reckoned } = dayOf(date, zone);
  if (isSteady) return start + minutes * 60_000;
  const instant = reckoned.get(minutes) ?? reckon(date, minutes, zone);
  reckoned.set(minutes, instant);
  return instant;
}

interface Day {
  start: number;
  /** False when the clocks change on this day. */
  isSteady: boolean;
  /** Instants of a day that is not steady, by minutes after midnight. */
  reckoned: Map<number, number>;
}

const days = new Map<string, Day>();
const mostDays = 5000;

/** Beginning and kind of a day. Zones do not change while the process runs, so each is worked out once. */
function dayOf(date: string, zone: string): Day {
  const key = `${zone} ${date}`;
  const known = days.get(key);
  if (known !== undefined) return known;
  const start = reckon(date, 0, zone);
  const isSteady = reckon(date, 1440, zone) - start === 86_400_000;
  const day = { start, isSteady, reckoned: new Map<number, number>() };
  if (days.size >= mostDays) days.clear();
  days.set(key, day);
  return day;
}

function reckon(date: string, minutes: number, zone: string): number {
  const time = DateTime.fromISO(date, { zone }).set({
    hour: Math.floor(minutes / 60) % 24,
    minute: minutes % 60,
  });
  const local = minutes < 1440 ? time : time.plus({ days: 1 });
  return Math.min(...local.getPossibleOffsets().map((possible) => possible.toMillis()));
}

/** Date (`yyyy-MM-dd`) and time (`HH:mm`) of an instant in a zone. */
export function wallClock(instant: Date | number, zone: string): { date: string; time: string } {
  const milliseconds = typeof instant === 'number' ? instant : instant.getTime();
  const shown = new Date(milliseconds + offsetAt(milliseconds, zone)).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

const quarterHourMilliseconds = 15 * 60_000;
const offsets = new Map<string, number>();
const mostOffsets = 50_000;

/** How far clocks in a zone are ahead of UTC at an instant, in milliseconds. Zones change at whole quarters of an hour. */
function offsetAt(milliseconds: number, zone: string): number {
  const quarter = Math.floor(milliseconds / quarterHourMilliseconds);
  const key = `${zone} ${quarter}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const start = DateTime.fromMillis(quarter * quarterHourMilliseconds, { zone });
  const offset = start.offset * 60_000;
  if (offsets.size >= mostOffsets) offsets.clear();
  offsets.set(key, offset);
  return offset;
}

/** Minutes after midnight of `HH:mm`. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** `HH:mm` of minutes after midnight. */
export function timeOf(minutes: number): string {
  return `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
