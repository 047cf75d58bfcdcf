const zone = { timeZone: 'Europe/Lisbon' } as const;
const whole = new Intl.DateTimeFormat('en-GB', {
  ...zone,
  dateStyle: 'medium',
  timeStyle: 'short',
});
const clock = new Intl.DateTimeFormat('en-GB', { ...zone, hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { ...zone, day: 'numeric', month: 'short' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `26 Nov 2026, 18:03`, in Lisbon. */
export const timeText = (at: Date): string => whole.format(at);

/** `18:03`, or the day where a step of time is longer than an hour. */
export const stepTimeText = (at: Date, stepMinutes: number): string =>
  stepMinutes > 60 ? `${day.format(at)}, ${clock.format(at)}` : clock.format(at);

/** `12 min ago`, `3 h ago`, `2 days ago`. */
export function agoTimeText(at: Date, now: Date): string {
  const past = now.getTime() - at.getTime();
  if (past < MINUTE) return 'just now';
  if (past < HOUR) return `${Math.floor(past / MINUTE)} min ago`;
  if (past < 2 * DAY) return `${Math.floor(past / HOUR)} h ago`;
  return `${Math.floor(past / DAY)} days ago`;
}
