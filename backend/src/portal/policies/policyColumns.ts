import type { Policy } from '@portal/api/provider/policy';
import { eurosToCents } from '@portal/domain/money/cents';
import type { StoredPolicy } from './policy.ts';

/** What a policy is in columns, before it is stored: amounts in cents. */
export function policyColumns(policy: Policy): Omit<StoredPolicy, 'id'> {
  return {
    prepayment: policy.prepayment,
    amountCents: policy.prepayment === 'amount' ? eurosToCents(policy.value) : null,
    percent: policy.prepayment === 'percent' ? policy.value : null,
    freeUntilHours: policy.free_until_hours,
    latePercent: policy.late_percent,
    noShowPercent: policy.no_show_percent,
  };
}
