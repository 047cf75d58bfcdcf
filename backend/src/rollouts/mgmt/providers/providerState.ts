import * as v from 'valibot';
import type { Company } from '../../../accounts/companies/company.ts';

/** Whether a provider serves its customers; `leaving` is suspended and will be deleted. Times as ISO instants. */
export const providerStateSchema = v.object({
  state: v.picklist(['active', 'suspended', 'leaving']),
  suspended_at: v.nullable(v.string()),
  suspension_reason: v.nullable(v.string()),
  deletes_at: v.nullable(v.string()),
});
export type ProviderState = v.InferOutput<typeof providerStateSchema>;

export function providerStateOf({
  suspendedAt,
  suspensionReason,
  deletesAt,
}: Pick<Company, 'suspendedAt' | 'suspensionReason' | 'deletesAt'>): ProviderState {
  return {
    state: suspendedAt === null ? 'active' : deletesAt === null ? 'suspended' : 'leaving',
    suspended_at: suspendedAt?.toISOString() ?? null,
    suspension_reason: suspensionReason,
    deletes_at: deletesAt?.toISOString() ?? null,
  };
}
