import type { PaymentMethod } from '@portal/domain/money/paymentState';
import type { Environment } from '../../platform/environment.ts';
import type { Company } from './company.ts';

/**
 * The methods by which customers of a provider can pay, in the provider's order: those that it chose and that its account
 * is `live` with; none before (CFG-08, SET-16). In development all that it chose are offered: the sandbox takes them.
 */
export function offeredMethods(
  { mode }: Pick<Environment, 'mode'>,
  { paymentMethods, livePaymentMethods }: Pick<Company, 'paymentMethods' | 'livePaymentMethods'>,
): PaymentMethod[] {
  if (mode !== 'production') return paymentMethods;
  return paymentMethods.filter((method) => livePaymentMethods.includes(method));
}
