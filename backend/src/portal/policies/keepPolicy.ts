import type { Policy } from '@portal/api/provider/policy';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/newId.ts';
import { policyColumns } from './policyColumns.ts';

/** Keeps a policy: a row of its own, so that bookings under the one before keep that (POL-02). @returns its id */
export async function keepPolicy(
  transaction: Transaction,
  companyId: string,
  policy: Policy,
  now: Date,
): Promise<string> {
  const id = newId();
  await transaction
    .insertInto('policies')
    .values({
      id,
      companyId,
      ...policyColumns(policy),
      createdAt: now,
    })
    .execute();
  return id;
}
