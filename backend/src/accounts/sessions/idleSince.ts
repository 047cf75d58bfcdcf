/** A session that was not used for so long ends: half a year between two visits is usual, and some days more (C-235). */
const idleMilliseconds = 210 * 86_400_000;

/** Sessions last seen before this instant have ended. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - idleMilliseconds);
}
