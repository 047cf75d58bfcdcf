import type { PaymentMethod, PaymentState } from '@portal/domain/money/paymentState';
import type { Claim } from '../gateways/gateway.ts';

/** The payment's state after an attempt ended without money. */
export function endState(
  method: PaymentMethod,
  claim: Exclude<Claim, 'PENDING' | 'PAYED' | 'REFUNDED'>,
): PaymentState {
  if (claim === 'EXPIRED') return 'EXPIRED';
  if (method === 'CC') return claim === 'CANCELLED' ? 'CC_CANCEL' : 'CC_ERROR';
  if (method === 'MBWAY' && claim === 'REJECTED') return 'MBWAY_REJECTED';
  if (method === 'MBWAY' && claim === 'DECLINED') return 'MBWAY_DECLINED';
  return 'NOT_PAID';
}
