import * as v from 'valibot';
import type { Company } from '../../../accounts/companies/company.ts';

/**
 * Whether a provider serves its customers: `draft` was never published (C-741), `leaving` is suspended and will be deleted.
 * Times as ISO instants.
 */
export const providerStateSchema = v.object({
  state: v.picklist(['draft', 'active', 'suspended', 'leaving']),
  suspended_at: v.nullable(v.string()),
  suspension_reason: v.nullable(v.string()),
  deletes_at: v.nullable(v.string()),
});
export type ProviderState = v.InferOutput<typeof providerStateSchema>;

type Dates = Pick<Company, 'draftSince' | 'suspendedAt' | 'suspensionReason' | 'deletesAt'>;

export function providerStateOf({
  draftSince,
  suspendedAt,
  suspensionReason,
  deletesAt,
}: Dates): ProviderState {
  const open = draftSince === null ? 'active' : 'draft';
  return {
    state: suspendedAt === null ? open : deletesAt === null ? 'suspended' : 'leaving',
    suspended_at: suspendedAt?.toISOString() ?? null,
    suspension_reason: suspensionReason,
    deletes_at: deletesAt?.toISOString() ?? null,
  };
}
