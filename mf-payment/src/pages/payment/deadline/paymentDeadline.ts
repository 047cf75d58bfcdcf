import type { PaymentPage } from '../toPaymentPage.ts';
import { texts } from '../texts.ts';
import { formatDeadline } from './formatDeadline.ts';

/**
 * Until when can be paid, in a sentence, with the reason where it is the appointment itself; null without a deadline.
 * A reference may end before the payment does: then `until` is its own end.
 */
export function paymentDeadline(
  { validUntil, work }: Pick<PaymentPage, 'validUntil' | 'work'>,
  now: Date,
  until: string | null = validUntil,
): string | null {
  const when = formatDeadline(until, now);
  if (when === null || until === null) return null;
  const start = work.isAppointment ? (work.share_calendar_start ?? null) : null;
  const isStart = start !== null && Date.parse(start) === Date.parse(until);
  return isStart ? texts.untilAppointment(when) : when;
}
