import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import { readDraft } from '../draft/readDraft.ts';
import { missingFields } from '../draft/missingFields.ts';
import { listChangesToPublish } from '../versions/publishDraft.ts';

/** The draft as its owner sees it: with what is missing, and whether it differs from what is in force (SET-05, SET-07). */
export async function readOwnerDraft(
  backend: Pick<Backend, 'database' | 'clock'>,
  company: Company,
) {
  const draft = await readDraft(backend, company);
  const { changes } = await listChangesToPublish(backend, company);
  const now = await backend.database
    .selectFrom('companies')
    .select('draftSince')
    .where('id', '=', company.id)
    .executeTakeFirstOrThrow();
  return {
    ...draft,
    missing: missingFields(draft.values),
    differs: changes.length > 0,
    published: now.draftSince === null,
  };
}
