import type { PaymentPage } from './paymentPage.ts';
import { texts } from './texts.ts';
import { formatDeadline } from './when.ts';

/** Until when can be paid, in a sentence, with the reason where it is the appointment itself; null without a deadline. */
export function paymentDeadline(
  { validUntil, work }: Pick<PaymentPage, 'validUntil' | 'work'>,
  now: Date,
): string | null {
  const when = formatDeadline(validUntil, now);
  if (when === null || validUntil === null) return null;
  const start = work.isAppointment ? (work.share_calendar_start ?? null) : null;
  const isStart = start !== null && Date.parse(start) === Date.parse(validUntil);
  return isStart ? texts.untilAppointment(when) : when;
}
