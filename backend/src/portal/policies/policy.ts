import type { Policy } from '@portal/api/provider/policy';
import { centsToEuros } from '@portal/domain/money/cents';
import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** What is paid in advance and kept of it, as it is stored. */
export type StoredPolicy = Omit<Selectable<Schema['policies']>, 'companyId' | 'createdAt'>;

/** JSON of the policy of a row, for a query in which `policy` is its table. */
export const policyJson = `json_build_object('id', policy.id, 'prepayment', policy.prepayment,
  'amountCents', policy.amount_cents, 'percent', policy.percent, 'freeUntilHours', policy.free_until_hours,
  'latePercent', policy.late_percent, 'noShowPercent', policy.no_show_percent)`;

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
