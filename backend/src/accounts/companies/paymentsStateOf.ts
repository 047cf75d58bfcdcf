import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import type { Company } from './company.ts';

/** How far a provider's payments are: as its account is, `sandbox` without one, `none` where nothing can be chosen (SET-16). */
export function paymentsStateOf(
  account: Selectable<Schema['paymentAccounts']>['state'] | null,
  { paymentMethods }: Pick<Company, 'paymentMethods'>,
): 'none' | 'sandbox' | 'testing' | 'live' {
  return account ?? (paymentMethods.length === 0 ? 'none' : 'sandbox');
}
