import type { Environment } from '../../platform/environment.ts';
import type { Company } from './company.ts';
import { offeredMethods } from './offeredMethods.ts';

/** Whether a provider takes payments, but not yet: it chose methods, and none is offered before its account is `live`. */
export function waitsForLivePayments(
  environment: Pick<Environment, 'mode'>,
  company: Pick<Company, 'paymentMethods' | 'livePaymentMethods'>,
): boolean {
  return company.paymentMethods.length > 0 && offeredMethods(environment, company).length === 0;
}
