import { HELD_UNTIL_MINUTES } from '@portal/domain/limits';
import { BY_HAND_NOTICE_MINUTES, HELD_MINUTES } from '../limits.ts';

const minuteMilliseconds = 60_000;

/**
 * Until when a wished-for time is held: a day, at the latest until two hours before the earlier of both starts. Undefined
 * where that start is too close for anybody to be asked (RSC-08).
 */
export function heldUntil(present: Date, wanted: Date, now: Date): Date | undefined {
  const earlier = Math.min(present.getTime(), wanted.getTime());
  if (earlier - now.getTime() < BY_HAND_NOTICE_MINUTES * minuteMilliseconds) return undefined;
  return new Date(
    Math.min(
      now.getTime() + HELD_MINUTES * minuteMilliseconds,
      earlier - HELD_UNTIL_MINUTES * minuteMilliseconds,
    ),
  );
}
