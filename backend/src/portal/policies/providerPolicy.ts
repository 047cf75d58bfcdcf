import type { Policy } from '@portal/api/provider/policy';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { keepPolicy } from './keepPolicy.ts';
import { policyJson, type StoredPolicy } from './policy.ts';

/** The policy of a provider's services that have none of their own; null where it has none. */
export async function readProviderPolicy(
  database: Database,
  companyId: string,
): Promise<StoredPolicy | null> {
  const { rows } = await sql<{ policy: StoredPolicy }>`select ${sql.raw(policyJson)} as policy
    from schedule_settings settings join policies policy on policy.id = settings.policy_id
    where settings.company_id = ${companyId}`.execute(database);
  return rows[0]?.policy ?? null;
}

/** Sets it for bookings from now on; null ends it. */
export async function saveProviderPolicy(
  transaction: Transaction,
  companyId: string,
  policy: Policy | null,
  now: Date,
): Promise<void> {
  const policyId = policy === null ? null : await keepPolicy(transaction, companyId, policy, now);
  await transaction
    .insertInto('scheduleSettings')
    .values({ companyId, policyId })
    .onConflict((conflict) => conflict.column('companyId').doUpdateSet({ policyId }))
    .execute();
}
