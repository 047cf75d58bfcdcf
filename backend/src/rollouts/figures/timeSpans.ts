/** How far back a time axis goes, and the steps in which it counts. */
export interface TimeSpan {
  key: string;
  /** `6 h`. */
  label: string;
  /** `last six hours`, after “in the”. */
  words: string;
  /** Length in minutes. */
  minutes: number;
  /** Length of one step in minutes; there are at most 60 of them. */
  step: number;
}

const HOUR = 60;
const DAY = 24 * HOUR;

export const TIME_SPANS: readonly TimeSpan[] = [
  { key: '10m', label: '10 min', words: 'last ten minutes', minutes: 10, step: 1 },
  { key: '1h', label: '1 h', words: 'last hour', minutes: HOUR, step: 1 },
  { key: '6h', label: '6 h', words: 'last six hours', minutes: 6 * HOUR, step: 10 },
  { key: '24h', label: '24 h', words: 'last 24 hours', minutes: DAY, step: 30 },
  { key: '7d', label: '7 d', words: 'last seven days', minutes: 7 * DAY, step: 4 * HOUR },
  { key: '30d', label: '30 d', words: 'last 30 days', minutes: 30 * DAY, step: DAY },
];

/** The span of a name; an hour where it names none. */
export function timeSpanOf(key: string | undefined): TimeSpan {
  const [, hour] = TIME_SPANS;
  const found = TIME_SPANS.find((span) => span.key === key) ?? hour;
  if (found === undefined) throw new Error('There is no time span.');
  return found;
}
