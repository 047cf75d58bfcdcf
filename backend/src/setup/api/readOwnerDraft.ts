import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import { changesBetween } from '../draft/changesBetween.ts';
import { missingFields } from '../draft/missingFields.ts';
import { revisionOnWire } from '../draft/readDraft.ts';
import { readDraftValues } from '../draft/readDraftValues.ts';
import { loadDraft } from '../draft/storedDraft.ts';

/** The draft as its owner sees it: with what is missing, and whether it differs from what is in force (SET-05, SET-07). */
export async function readOwnerDraft(
  backend: Pick<Backend, 'database' | 'clock'>,
  company: Company,
) {
  const draft = await loadDraft(backend.database, company.id);
  const { base, values } = await readDraftValues(backend, company, draft);
  const now = await backend.database
    .selectFrom('companies')
    .select('draftSince')
    .where('id', '=', company.id)
    .executeTakeFirstOrThrow();
  const experts = await backend.database
    .selectFrom('experts')
    .select('foId')
    .where('companyId', '=', company.id)
    .orderBy('foId')
    .execute();
  return {
    ...revisionOnWire(draft),
    values,
    missing: missingFields(values),
    differs: changesBetween(base, values).length > 0,
    published: now.draftSince === null,
    time_zone: company.timeZone,
    expert_ids: experts.map(({ foId }) => foId),
  };
}
