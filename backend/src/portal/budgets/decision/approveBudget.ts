import type { Approval } from '@portal/api/work/budgetDifference';
import type { Backend } from '../../../platform/backend.ts';
import type { Customer } from '../../../accounts/sessions/requireCustomer.ts';
import { decideBudget, type Decided } from './decideBudget.ts';
import { personOfCustomer, type Caller } from '../personOf.ts';

/**
 * Approves every job of the budget that was on the screen, as releases of before ask for it (API-33, BUD-39).
 * @throws ApiError as decideBudget
 */
export function approveBudget(
  backend: Backend,
  customer: Customer,
  workId: string,
  shown: Approval,
  caller: Caller,
): Promise<Decided> {
  return decideBudget(
    backend,
    customer.company,
    { companyId: customer.company.id, clientId: customer.client.id },
    workId,
    {
      ...shown,
      jobs: 'all',
      how: 'session',
      kind: 'decided',
      person: personOfCustomer(customer, caller),
    },
  );
}
