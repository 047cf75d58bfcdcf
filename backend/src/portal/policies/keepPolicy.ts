import type { Policy } from '@portal/api/provider/policy';
import { eurosToCents } from '@portal/domain/money/cents';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/newId.ts';

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
      prepayment: policy.prepayment,
      amountCents: policy.prepayment === 'amount' ? eurosToCents(policy.value) : null,
      percent: policy.prepayment === 'percent' ? policy.value : null,
      freeUntilHours: policy.free_until_hours,
      latePercent: policy.late_percent,
      noShowPercent: policy.no_show_percent,
      createdAt: now,
    })
    .execute();
  return id;
}
