import { sql } from 'kysely';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { newId } from '../../platform/newId.ts';
import { fieldsOf } from './fields/importField.ts';
import { proposeMapping } from './fields/proposeMapping.ts';
import { forgetAt } from './importRow.ts';
import type { ImportForm } from './receiveImport.ts';

/** Keeps the lines of a file, with a mapping by the names of its columns (SET-23). @returns its id */
export async function saveImport(
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  company: Company,
  { kind, fileName, columns, rows }: ImportForm,
): Promise<string> {
  const id = newId();
  const now = clock.now();
  const mapping = proposeMapping(fieldsOf(kind, company), columns);
  await inTransaction(database, async (transaction) => {
    await transaction
      .insertInto('imports')
      .values({
        ...{ id, companyId: company.id, kind, fileName, columns, mapping: JSON.stringify(mapping) },
        ...{ lines: rows.length, createdAt: now, forgetAt: forgetAt(now) },
      })
      .execute();
    await sql`
      insert into import_lines (import_id, company_id, n, cells)
      select ${id}, ${company.id}, (line ->> 'n')::integer,
        array(select cell from jsonb_array_elements_text(line -> 'cells') with ordinality as cells (cell, place) order by place)
      from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) line`.execute(transaction);
  });
  return id;
}
