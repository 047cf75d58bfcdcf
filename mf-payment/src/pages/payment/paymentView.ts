import type { PaymentState } from '@portal/api/payment';
import type { Attempt, PaymentPage } from './paymentPage.ts';

/** States after which the customer may pay again (C-123). */
export type FailedState = Exclude<PaymentState, 'PENDING' | 'PAYED' | 'NOT_PAID'>;

export type PaymentView =
  | { readonly kind: 'choose'; readonly failure: FailedState | null }
  | { readonly kind: 'waiting'; readonly attempt: Attempt }
  | { readonly kind: 'paid' };

function isFailed(state: PaymentState): state is FailedState {
  return state !== 'PENDING' && state !== 'PAYED' && state !== 'NOT_PAID';
}

/**
 * Which of its views the page shows. `PENDING` with an attempt waits for the gateway (PAY-09);
 * every failed state leads back to the choice of a method (C-123). A countdown that reached
 * zero counts as expired until the server says otherwise (C-63).
 */
export function paymentView(
  page: Pick<PaymentPage, 'state' | 'attempt'>,
  countdownEnded: boolean,
): PaymentView {
  if (page.state === 'PAYED') return { kind: 'paid' };
  if (isFailed(page.state)) return { kind: 'choose', failure: page.state };
  if (page.state === 'PENDING' && page.attempt) {
    if (countdownEnded && page.attempt.type === 'MBWAY')
      return { kind: 'choose', failure: 'EXPIRED' };
    return { kind: 'waiting', attempt: page.attempt };
  }
  return { kind: 'choose', failure: null };
}
