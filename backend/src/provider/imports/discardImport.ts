import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { requireImport, requireNotRun } from './importRow.ts';

/**
 * Removes a file that has not run, as if it had never been sent (C-818).
 * @throws ApiError 404, 409 once it has run
 */
export async function discardImport(
  { database }: Pick<Backend, 'database'>,
  company: Company,
  id: string,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    requireNotRun(await requireImport(transaction, company, id, true));
    await transaction.deleteFrom('importLines').where('importId', '=', id).execute();
    await transaction.deleteFrom('imports').where('id', '=', id).execute();
  });
}
