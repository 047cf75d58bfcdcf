import type { Policy } from '@portal/api/provider/policy';
import { centsToEuros, eurosToCents } from '@portal/domain/money/cents';
import type { Selectable } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { newId } from '../../platform/newId.ts';

/** What is paid in advance and kept of it, as it is stored. */
export type StoredPolicy = Omit<Selectable<Schema['policies']>, 'companyId' | 'createdAt'>;

/** JSON of the policy of a row, for a query in which `policy` is its table. */
export const policyJson = `json_build_object('id', policy.id, 'prepayment', policy.prepayment,
  'amountCents', policy.amount_cents, 'percent', policy.percent, 'freeUntilHours', policy.free_until_hours,
  'latePercent', policy.late_percent, 'noShowPercent', policy.no_show_percent)`;

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

/** A policy on the wire. */
export function policyOnWire(policy: StoredPolicy): Policy {
  const { prepayment, amountCents, percent } = policy;
  const rules = {
    free_until_hours: policy.freeUntilHours,
    late_percent: policy.latePercent,
    no_show_percent: policy.noShowPercent,
  };
  if (prepayment === 'amount')
    return { prepayment, value: centsToEuros(amountCents ?? 0), ...rules };
  if (prepayment === 'percent') return { prepayment, value: percent ?? 0, ...rules };
  return { prepayment, ...rules };
}
