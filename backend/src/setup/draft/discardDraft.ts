import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { revisionOnWire, type DraftRevision } from './readDraft.ts';
import { replaceChanges } from './replaceChanges.ts';
import { holdDraft } from './storedDraft.ts';
import { texts } from './texts.ts';

/**
 * Gives up what was not published: the draft is what is in force again.
 * @throws ApiError 409 before the first publication, or when the draft is another one than was read
 */
export async function discardDraft(
  backend: Pick<Backend, 'database' | 'clock'>,
  company: Company,
  revision: number,
  author: string,
): Promise<DraftRevision> {
  return inTransaction(backend.database, async (transaction) => {
    const draft = await holdDraft(transaction, company.id);
    if (draft.beginsEmpty) throw new ApiError(409, texts.nothingPublished);
    requireRevision(draft, revision);
    const tools = { ...backend, database: transaction };
    return revisionOnWire(await replaceChanges(tools, company, draft, {}, author));
  });
}

/** @throws ApiError 409 when somebody changed the draft since it was read */
export function requireRevision({ revision: current }: { revision: number }, read: number): void {
  if (current !== read)
    throw new ApiError(409, texts.draftChanged, { extra: { revision: current } });
}
