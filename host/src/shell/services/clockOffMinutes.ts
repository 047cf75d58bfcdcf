/** Less than this is nobody's problem: slow answers, and the seconds that the header leaves out. */
const TOLERANCE_MINUTES = 10;

/**
 * By how many whole minutes the device's clock is ahead of the server's (behind when negative).
 * Zero when that does not matter or the server did not say.
 * @param date the `Date` header of an answer.
 * @param now the device's time, in milliseconds since 1970.
 */
export function clockOffMinutes(date: string | null, now: number): number {
  const server = date === null ? Number.NaN : Date.parse(date);
  const off = Math.round((now - server) / 60_000);
  return Math.abs(off) >= TOLERANCE_MINUTES ? off : 0;
}
