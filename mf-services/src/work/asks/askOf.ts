import type { Payment } from '@portal/api/payment/payment';
import type { Work } from '@portal/api/work/work';
import type { ProviderSnapshot } from '@portal/contract/providerSnapshot';
import { appointmentAlert } from '@portal/domain/work/appointmentAlert';
import { canConfirm } from '@portal/domain/work/canConfirm';
import { type AppointmentFacts } from '@portal/domain/work/appointmentFacts';
import { canApprove } from '@portal/domain/money/budgetHeader';
import { isPaymentDue } from '@portal/domain/money/isPaymentDue';
import { totalInCents } from '../totalText.ts';

/** What a service asks of the customer, most urgent first. */
export const asks = ['approve', 'pay', 'confirm', 'collect'] as const;
export type Ask = (typeof asks)[number];

export interface AskRules extends Pick<ProviderSnapshot, 'worksheetOperational' | 'supportsItems'> {
  readonly now: Date;
}

type Payable = Parameters<typeof isPaymentDue>[0] & { facts: AppointmentFacts };

/** Whether `Pendente de Pagamento` shows: never on what was called off or missed (DET-22..25, C-269, C-384). */
export function paymentDue({ facts, ...service }: Payable): boolean {
  return appointmentAlert(facts) === undefined && isPaymentDue(service);
}

/** The same of a work or appointment as the lists and details deliver it. */
export function paymentDueOfWork(work: Work, worksheetOperational: boolean): boolean {
  return paymentDue({
    facts: work,
    paymentState: work.payment?.state,
    isAppointment: work.isAppointment,
    bars: work.state.bars,
    worksheetOperational,
  });
}

/** Whether there is something to pay, at whatever stage: asked for, not paid, not called off and not missed (DET-07, C-182, C-269). */
export function isUnpaid(work: Work): boolean {
  return (
    work.payment !== null && work.payment.state !== 'PAYED' && appointmentAlert(work) === undefined
  );
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

/**
 * Whether the customer is waited for with a decision about the budget. What was declined or put off may be approved
 * still, and nobody waits for it (BUD-25).
 */
export function isApprovalAsked(work: Work): boolean {
  return canApprove(work.allow_approve, totalInCents(work)) && work.budget_waits !== false;
}

/** What one work or appointment asks for, or null. Collecting needs an item to be collected. */
export function askOf(work: Work, rules: AskRules): Ask | null {
  if (work.is_cancelled) return null;
  if (isApprovalAsked(work)) return 'approve';
  if (canPay(work, rules.now)) return 'pay';
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
