import { addDays, daysBetween } from '@portal/domain/time/isoDate';
import type { PaymentMethod } from '@portal/domain/money/paymentState';
import { instantAt, wallClock } from '../../schedule/slots/wallClock.ts';

/** MB WAY gives the customer four minutes; a card page gets half an hour. */
const mbWaySeconds = 240;
const cardSeconds = 30 * 60;
const defaultExpiryDays = 3;
/** The documents disagree on longer deadlines; this many days all of them allow. */
const mostExpiryDays = 31;

/** Days from today to the deadline of a payment, as a gateway counts them. */
export function expiryDaysOf(validUntil: Date | null, zone: string, now: Date): number {
  if (validUntil === null) return defaultExpiryDays;
  const days = daysBetween(wallClock(now, zone).date, wallClock(validUntil, zone).date);
  return Math.min(Math.max(days, 0), mostExpiryDays);
}

/** When an attempt ends by our own clock. */
export function expiryOf(method: PaymentMethod, expiryDays: number, zone: string, now: Date): Date {
  if (method === 'MBWAY') return new Date(now.getTime() + mbWaySeconds * 1000);
  if (method === 'CC') return new Date(now.getTime() + cardSeconds * 1000);
  const lastDay = addDays(wallClock(now, zone).date, expiryDays);
  return new Date(instantAt(lastDay, 1440, zone) - 1000);
}
