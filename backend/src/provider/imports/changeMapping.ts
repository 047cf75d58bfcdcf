import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { fieldsOf } from './fields/importField.ts';
import { readMapping } from './fields/readMapping.ts';
import { forgetAt, requireImport, requireNotRun } from './importRow.ts';

/**
 * Says which column holds which field. What was checked by another mapping is to be checked again (SET-25).
 * @param named the names of columns, by field
 * @throws ApiError 400 for a field or column that there is not, 404, 409 once it has run
 */
export async function changeMapping(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  company: Company,
  id: string,
  named: Readonly<Record<string, string>>,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const row = await requireImport(transaction, company, id, true);
    requireNotRun(row);
    const mapping = readMapping(fieldsOf(row.kind, company), row.columns, named);
    await transaction
      .updateTable('imports')
      .set({ mapping: JSON.stringify(mapping), state: 'uploaded', forgetAt: forgetAt(clock.now()) })
      .where('id', '=', id)
      .execute();
    await transaction
      .updateTable('importLines')
      .set({ outcome: null, reason: null, clientId: null })
      .where('importId', '=', id)
      .execute();
  });
}
