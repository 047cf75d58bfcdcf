import { isDeepStrictEqual } from 'node:util';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { SetupFields } from '../../platform/database/jsonColumns.ts';
import { changesBetween } from './changesBetween.ts';
import { mergeValues } from './mergeValues.ts';
import { readDraftValues } from './readDraftValues.ts';
import { storeDraft, type StoredDraft } from './storedDraft.ts';

/** Puts other changes in the place of those of a draft; whoever changes one of their fields meanwhile is asked. */
export async function replaceChanges(
  backend: Pick<Backend, 'clock'> & { database: Transaction },
  company: Company,
  draft: StoredDraft,
  changes: SetupFields,
  author: string,
): Promise<StoredDraft> {
  if (isDeepStrictEqual(draft.changes, changes)) return draft;
  const { base, values } = await readDraftValues(backend, company, draft);
  const differences = changesBetween(values, mergeValues(base, changes));
  const revision = draft.revision + 1;
  const touched = { ...draft.touched };
  for (const { section, field } of differences)
    touched[`${section}.${field}`] = { revision, by: author };
  const next = { revision, beginsEmpty: draft.beginsEmpty, changes, touched };
  return storeDraft(backend.database, company.id, next, author, backend.clock.now());
}
