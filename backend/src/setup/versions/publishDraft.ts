import * as v from 'valibot';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { findOwnCompany } from '../../rollouts/mgmt/providers/findOwnCompany.ts';
import { changesBetween, type SetupDifference } from '../draft/changesBetween.ts';
import { requireRevision } from '../draft/discardDraft.ts';
import { missingFields } from '../draft/missingFields.ts';
import { readDraftValues } from '../draft/readDraftValues.ts';
import { readValuesInForce } from '../draft/readValuesInForce.ts';
import { setupValuesSchema } from '../draft/setupValuesSchema.ts';
import { holdDraft, loadDraft, storeDraft } from '../draft/storedDraft.ts';
import { texts } from '../draft/texts.ts';
import { keepVersion } from './keepVersion.ts';
import { putInForce } from './putInForce.ts';

/** What publishing would change now: every value before and after (SET-20). */
export async function listChangesToPublish(
  backend: Pick<Backend, 'database' | 'clock'>,
  company: Company,
): Promise<{ revision: number; changes: SetupDifference[] }> {
  const draft = await loadDraft(backend.database, company.id);
  const { base, values } = await readDraftValues(backend, company, draft);
  // Before the first publication customers have nothing, what was imported meanwhile included.
  const before = draft.beginsEmpty ? v.parse(setupValuesSchema, {}) : base;
  return { revision: draft.revision, changes: changesBetween(before, values) };
}

/**
 * Puts the whole draft in force in one transaction, or nothing of it (SET-20).
 * @returns the version that is in force then
 * @throws ApiError 409 when somebody changed the draft since it was read, 422 with what is `missing` (SET-07)
 */
export async function publishDraft(
  backend: Pick<Backend, 'database' | 'clock'>,
  { domain }: Company,
  revision: number,
  author: string,
): Promise<{ version: number }> {
  return inTransaction(backend.database, async (database) => {
    const tools = { ...backend, database };
    const company = await findOwnCompany(database, domain);
    const draft = await holdDraft(database, company.id);
    requireRevision(draft, revision);
    const { base: before, values: after } = await readDraftValues(tools, company, draft);
    const missing = missingFields(after);
    if (missing.length > 0) throw new ApiError(422, texts.incomplete, { extra: { missing } });
    await putInForce(tools, company, { before, after, isFirst: draft.beginsEmpty });
    await open(database, company.id);
    if (draft.revision > 0)
      await storeDraft(
        database,
        company.id,
        { ...draft, beginsEmpty: false, changes: {} },
        draft.changedBy ?? author,
        draft.changedAt ?? backend.clock.now(),
      );
    const inForce = await readValuesInForce(tools, await findOwnCompany(database, domain));
    return { version: await keepVersion(tools, company, inForce, author) };
  });
}

/** A provider that was a draft is served from now on, and is found among the others (C-741). */
async function open(transaction: Transaction, companyId: string): Promise<void> {
  await transaction
    .updateTable('companies')
    .set({ draftSince: null, listed: true })
    .where('id', '=', companyId)
    .where('draftSince', 'is not', null)
    .execute();
}
