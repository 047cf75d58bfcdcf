import type { ReminderChannel, ReminderEvent } from '@portal/api/provider/reminders';
import { lisbonTime } from '@portal/domain/time/isoDate';
import { quietNight } from '../../../platform/messaging/quietNight.ts';

/** What is to be told, and when its rule wants that. */
export interface Wish {
  event: ReminderEvent;
  eventAt: Date;
  /** Since when it is known. */
  knownAt: Date;
  wantedAt: Date;
}

/** An appointment that starts before this is told of in the evening before. */
const EARLY = '10:00';

/**
 * Whether the night holds a message of a channel back. A stage that is told without a lead is told at once, as every notice of
 * what the provider has just done (C-664).
 */
export function waitsForDay(
  channel: ReminderChannel,
  { event, eventAt, wantedAt }: Pick<Wish, 'event' | 'eventAt' | 'wantedAt'>,
): boolean {
  const isAtOnce = event === 'work.state' && wantedAt.getTime() === eventAt.getTime();
  return channel !== 'email' && !isAtOnce;
}

/**
 * When a message of a channel starts (REM-06): e-mail when it is wanted; push and SMS never at night, but at 20:55 before
 * where that is still ahead and the appointment starts before 10:00, else at 08:00.
 */
export function sendingTime(channel: ReminderChannel, wish: Wish): Date {
  const night = waitsForDay(channel, wish) ? quietNight(wish.wantedAt) : undefined;
  if (night === undefined) return wish.wantedAt;
  const isEarly = wish.event === 'appointment.upcoming' && lisbonTime(wish.eventAt) < EARLY;
  return isEarly && night.evening > wish.knownAt ? night.evening : night.morning;
}

/** The first moment at which a message may start by one of its channels: then it is looked which of them it is. */
export function firstSendingTime(channels: readonly ReminderChannel[], wish: Wish): Date {
  return new Date(Math.min(...channels.map((channel) => sendingTime(channel, wish).getTime())));
}
