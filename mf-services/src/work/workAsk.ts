import type { Payment } from '@portal/api/payment';
import type { Work } from '@portal/api/work';
import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import { canConfirm, isMissed } from '@portal/domain/appointmentRules';
import { canApprove } from '@portal/domain/budget';
import { isPaymentDue } from '@portal/domain/paymentStatus';
import { totalInCents } from './workMoney.ts';

/** What a service asks of the customer, most urgent first. */
export const asks = ['approve', 'pay', 'confirm', 'collect'] as const;
export type Ask = (typeof asks)[number];

export interface AskRules extends Pick<ProviderSnapshot, 'worksheetOperational' | 'supportsItems'> {
  readonly now: Date;
}

/** Whether `Pendente de Pagamento` shows on a work or appointment (DET-22..25). */
export function paymentDue(work: Work, worksheetOperational: boolean): boolean {
  return isPaymentDue({
    paymentState: work.payment?.state,
    isAppointment: work.isAppointment,
    bars: work.state.bars,
    worksheetOperational,
  });
}

/** Whether there is something to pay, at whatever stage: asked for, not paid and not called off (DET-07). */
export function isUnpaid(work: Pick<Work, 'payment' | 'is_cancelled'>): boolean {
  return work.payment !== null && work.payment.state !== 'PAYED' && !work.is_cancelled;
}

/** Whether the deadline of a payment is over: nobody is invited to it any more (C-249). A request that waits may still end well. */
export function isTooLate(
  { state, valid_until: until }: Pick<Payment, 'state' | 'valid_until'>,
  now: Date,
): boolean {
  return (
    state !== 'PENDING' &&
    until !== null &&
    until !== undefined &&
    Date.parse(until) <= now.getTime()
  );
}

function canPay(work: Work, now: Date): boolean {
  return isUnpaid(work) && work.payment !== null && !isTooLate(work.payment, now);
}

/** What one work or appointment asks for, or null. Collecting needs an item to be collected. */
export function askOf(work: Work, rules: AskRules): Ask | null {
  if (work.is_cancelled) return null;
  if (canApprove(work.allow_approve, totalInCents(work))) return 'approve';
  if (canPay(work, rules.now) && !isMissed(work)) return 'pay';
  if (canConfirm(work)) return 'confirm';
  if (rules.supportsItems && !work.isAppointment && work.state.bars === 4) return 'collect';
  return null;
}

/** Works that ask for something come first, in the order of urgency; the rest keep their order. */
export function askingFirst(works: readonly Work[], rules: AskRules): Work[] {
  const rank = (work: Work): number => {
    const ask = askOf(work, rules);
    return ask === null ? asks.length : asks.indexOf(ask);
  };
  return works.toSorted((left, right) => rank(left) - rank(right));
}
