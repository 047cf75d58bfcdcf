import { LEAST_MINUTES_LEFT, LONGEST_OFFER_MINUTES } from '../limits.ts';

const minuteMilliseconds = 60_000;

/** The earliest start that may still be offered, in epoch milliseconds (WAI-05). */
export function earliestOffered(now: Date): number {
  return now.getTime() + LEAST_MINUTES_LEFT * minuteMilliseconds;
}

/** Until when a time is held for whoever waits: a quarter of what is left, at most two hours (WAI-05). */
export function offeredUntil(start: Date, now: Date): Date {
  const quarter = Math.floor((start.getTime() - now.getTime()) / 4);
  return new Date(now.getTime() + Math.min(LONGEST_OFFER_MINUTES * minuteMilliseconds, quarter));
}
