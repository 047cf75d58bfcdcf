import * as v from 'valibot';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import { readDraftValues } from './readDraftValues.ts';
import { setupValuesSchema } from './setupValuesSchema.ts';
import { loadDraft, type StoredDraft } from './storedDraft.ts';

/** Which revision a draft has, who made it and when (ISO); null before anybody did. */
export const draftRevisionSchema = v.object({
  revision: v.number(),
  changed_by: v.nullable(v.string()),
  changed_at: v.nullable(v.string()),
});
export type DraftRevision = v.InferOutput<typeof draftRevisionSchema>;

/** A draft with all its values, those that are in force and nobody changed included (ProviderDraft). */
export const draftSchema = v.object({
  ...draftRevisionSchema.entries,
  values: setupValuesSchema,
});

export const revisionOnWire = (draft: StoredDraft): DraftRevision => ({
  revision: draft.revision,
  changed_by: draft.changedBy,
  changed_at: draft.changedAt?.toISOString() ?? null,
});

/** The draft of a provider; one that nobody began is what is in force, of revision 0. */
export async function readDraft(
  backend: Pick<Backend, 'database' | 'clock'>,
  company: Company,
): Promise<v.InferOutput<typeof draftSchema>> {
  const draft = await loadDraft(backend.database, company.id);
  const { values } = await readDraftValues(backend, company, draft);
  return { ...revisionOnWire(draft), values };
}
