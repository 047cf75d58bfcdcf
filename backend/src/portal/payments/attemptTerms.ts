import { daysBetween } from '@portal/domain/time/isoDate';
import type { PaymentMethod } from '@portal/domain/money/paymentState';
import { isMbWayPhone, nationalNumber, PHONE_INVALID } from '@portal/domain/contact/formatPhone';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { newId } from '../../platform/ids.ts';
import { instantAt, wallClock } from '../schedule/slots/zone.ts';

/** MB WAY gives the customer four minutes; a card page gets half an hour. */
const mbWaySeconds = 240;
const cardSeconds = 30 * 60;
const defaultExpiryDays = 3;
/** The documents disagree on longer deadlines; this many days all of them allow. */
const mostExpiryDays = 31;

/** Mobile numbers only, whatever the contact pattern admits (PAY-17, C-07). @throws ApiError 400 */
export function readMbWayPhone(text: string | undefined): string {
  const national = nationalNumber(text ?? '');
  if (national === undefined || !isMbWayPhone(national)) throw new ApiError(400, PHONE_INVALID);
  return national;
}

/** `P`, a counter in base 36 and four random characters: short, unique over all processes, never used twice. */
export async function nextOrderId(transaction: Transaction): Promise<string> {
  const { number } = await transaction
    .selectNoFrom(sql<string>`nextval('payment_order_numbers')`.as('number'))
    .executeTakeFirstOrThrow();
  const entropy = newId().slice(0, 4);
  return `P${BigInt(number).toString(36)}${entropy}`.toUpperCase();
}

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
  const lastDay = wallClock(now.getTime() + expiryDays * 86_400_000, zone).date;
  return new Date(instantAt(lastDay, 1440, zone) - 1000);
}
