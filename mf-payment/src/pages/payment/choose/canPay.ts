import type { PaymentMethod, PaymentState } from '@portal/api/payment/payment';
import { isMbWayPhone } from '@portal/domain/contact/isMbWayPhone';

export interface PayButtonInput {
  readonly method: PaymentMethod | null;
  /** National digits of the MB WAY field. */
  readonly mbWayPhone: string;
  readonly billingIncomplete: boolean;
  readonly state: PaymentState;
  /** A Multibanco reference was issued and waits for its payment. */
  readonly referencePending: boolean;
  /** The customer came back from the card page and the server has not decided yet. */
  readonly cardReturnPending: boolean;
  readonly requestRunning: boolean;
}

/**
 * Whether the pay button is enabled: a method is chosen (PAY-19), the MB WAY number is valid
 * (PAY-18), no required billing field is empty (PAY-20, C-08), and nothing is paid, running or
 * pending (PAY-21, C-122).
 */
export function canPay(input: PayButtonInput): boolean {
  if (input.method === null) return false;
  if (input.method === 'MBWAY' && !isMbWayPhone(input.mbWayPhone)) return false;
  if (input.billingIncomplete) return false;
  if (input.state === 'PAYED') return false;
  return !input.requestRunning && !input.referencePending && !input.cardReturnPending;
}
