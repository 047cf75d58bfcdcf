import type { Payment, RefundNotice } from '@portal/api/payment/payment';
import { eurosToCents, formatEuros } from '@portal/domain/money/cents';
import { PAYMENT_METHOD_LABELS } from '@portal/domain/money/paymentState';
import { formatShortInstant } from '@portal/remote/formatShortDate';
import type { Fact } from '@portal/ui/Facts';
import { Calendar } from '@portal/ui/icons/time/Calendar';
import { Clock } from '@portal/ui/icons/time/Clock';
import { Euro } from '@portal/ui/icons/money/Euro';
import { FileText } from '@portal/ui/icons/documents/FileText';
import { RotateCcw } from '@portal/ui/icons/arrows/RotateCcw';
import { Wallet } from '@portal/ui/icons/money/Wallet';
import { isTooLate } from '../../../work/asks/askOf.ts';
import { texts as change } from '../../../actions/change/texts.ts';
import { texts } from '../texts.ts';

const amountOf = (euros: number) => formatEuros(eurosToCents(euros));
const day = (instant: string, now: Date) => formatShortInstant(new Date(instant), now);

/** How much was paid, what for, how and when (DET-08). */
export function paidFacts(payment: Payment, now: Date): Fact[] {
  const { total, description, method, date } = payment;
  const facts: Fact[] = [{ label: texts.payment.paid, icon: <Euro />, value: amountOf(total) }];
  if (description)
    facts.push({ label: texts.payment.about, icon: <FileText />, value: description });
  if (method) {
    const value = PAYMENT_METHOD_LABELS[method];
    facts.push({ label: texts.payment.method, icon: <Wallet />, value });
  }
  if (date) facts.push({ label: texts.payment.date, icon: <Calendar />, value: day(date, now) });
  return facts;
}

/** How much is to be paid and until when, or since when no more (DET-07, C-249). */
export function dueFacts(payment: Payment, now: Date): Fact[] {
  const { total, valid_until: until } = payment;
  const facts: Fact[] = [{ label: texts.payment.amount, icon: <Euro />, value: amountOf(total) }];
  if (until) {
    const label = isTooLate(payment, now) ? texts.payment.over : texts.payment.until;
    facts.push({ label, icon: <Clock />, value: day(until, now) });
  }
  return facts;
}

/** What goes back, how and by when; or since when it is back. */
export function refundFact(refund: RefundNotice, now: Date): Fact {
  const amount = amountOf(refund.amount);
  const way = change.refundWay(refund.method);
  return {
    label: refund.done_at ? texts.payment.refunded : texts.payment.refund,
    icon: <RotateCcw />,
    value: refund.done_at
      ? texts.payment.refundedOn(amount, day(refund.done_at, now))
      : texts.payment.refundBy(amount, way, day(refund.until, now)),
  };
}
