import type { SetupSteps } from '@portal/api/setup/setupSteps';
import type { Company } from '../../accounts/companies/company.ts';
import { paymentsStateOf } from '../../accounts/companies/paymentsStateOf.ts';
import { listProviderKeys } from '../../accounts/providerKeys/providerKeys.ts';
import type { Backend } from '../../platform/backend.ts';
import { readDraft } from '../draft/readDraft.ts';
import { lackingSteps } from './lackingSteps.ts';

/** What the steps of a provider's set-up lack without which its portal opens as well, by its draft and by what it has (SET-05). */
export async function readSteps(
  backend: Pick<Backend, 'database' | 'clock'>,
  company: Company,
): Promise<SetupSteps> {
  const { database } = backend;
  const { values } = await readDraft(backend, company);
  const account = await database
    .selectFrom('paymentAccounts')
    .select('state')
    .where('companyId', '=', company.id)
    .executeTakeFirst();
  const customer = await database
    .selectFrom('clients')
    .select('id')
    .where('companyId', '=', company.id)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  const { keys } = await listProviderKeys(database, company);
  return {
    lacking: lackingSteps(values, {
      payments: paymentsStateOf(account?.state ?? null, company),
      hasKeys: keys.length > 0,
      hasCustomers: customer !== undefined,
    }),
  };
}
