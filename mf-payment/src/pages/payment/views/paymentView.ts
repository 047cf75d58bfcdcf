import type { PaymentState } from '@portal/api/payment/payment';
import type { Attempt, PaymentPage } from '../toPaymentPage.ts';

/** States after which the customer may pay again (C-123). */
export type FailedState = Exclude<PaymentState, 'PENDING' | 'PAYED' | 'NOT_PAID'>;

export type PaymentView =
  | { readonly kind: 'choose'; readonly failure: FailedState | null }
  | { readonly kind: 'waiting'; readonly attempt: Attempt }
  | { readonly kind: 'closed'; readonly words: string }
  | { readonly kind: 'paid' };

function isFailed(state: PaymentState): state is FailedState {
  return state !== 'PENDING' && state !== 'PAYED' && state !== 'NOT_PAID';
}

/**
 * Which of its views the page shows. `PENDING` with an attempt waits for the gateway (PAY-09);
 * every failed state leads back to the choice of a method (C-123), unless the deadline is over. A countdown that reached
 * zero counts as expired until the server says otherwise (C-63).
 */
export function paymentView(
  page: Pick<PaymentPage, 'state' | 'attempt' | 'closed'>,
  countdownEnded: boolean,
): PaymentView {
  const { state, attempt, closed } = page;
  if (state === 'PAYED') return { kind: 'paid' };
  const isWaiting = state === 'PENDING' && attempt !== null;
  const isOver = countdownEnded && attempt?.type === 'MBWAY';
  if (isWaiting && !isOver) return { kind: 'waiting', attempt };
  if (closed !== null) return { kind: 'closed', words: closed };
  if (isFailed(state)) return { kind: 'choose', failure: state };
  return { kind: 'choose', failure: isWaiting ? 'EXPIRED' : null };
}
