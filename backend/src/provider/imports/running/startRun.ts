import type { Company } from '../../../accounts/companies/company.ts';
import type { Backend } from '../../../platform/backend.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { ApiError } from '../../../platform/http/apiError.ts';
import { requireImport, requireNotRun } from '../importRow.ts';
import { putToWork } from './putToWork.ts';

/**
 * Lets an import run that was checked, or run on where it failed; one that runs or has run stays as it is (SET-25).
 * @throws ApiError 404, 409 `CHECK_AGAIN` unless this file was checked by this mapping, 409 `ALREADY_RUN` where taking it back
 *   has begun and failed
 */
export async function startRun(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  company: Company,
  id: string,
): Promise<void> {
  const now = clock.now();
  await inTransaction(database, async (transaction) => {
    const row = await requireImport(transaction, company, id, true);
    const { state, runAt } = row;
    if (state === 'running' || state === 'done') return;
    if (state === 'undo_failed') requireNotRun(row);
    if (state !== 'checked' && state !== 'failed')
      throw new ApiError(409, 'Check this file by this mapping first.', { code: 'CHECK_AGAIN' });
    await putToWork(transaction, id, { state: 'running', runAt: runAt ?? now }, now);
  });
}
