const recentMilliseconds = 86_400_000;

/** True for what happened within the last day, or will: a provider imports the past too, and nobody is told of it. */
export function isRecent(at: Date, now: Date): boolean {
  return at.getTime() > now.getTime() - recentMilliseconds;
}
