import type { LineFilter } from '@portal/api/provider/providerImport';
import type { SetupImportLine } from '@portal/api/setup/setupImport';
import type { Context } from 'hono';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import { readListPage } from '../../platform/http/listPage.ts';
import { fieldsOf } from '../../provider/imports/fields/importField.ts';
import { linePages, listLinesWithCells } from '../../provider/imports/importLines.ts';
import { requireImport } from '../../provider/imports/importRow.ts';
import { aboutLine } from './aboutLine.ts';

/** A page of the lines of an import, each with what tells it from the others (SET-24). @throws ApiError 404 */
export async function listOwnLines(
  { database }: Pick<Backend, 'database'>,
  company: Company,
  id: string,
  filter: LineFilter,
  context: Context,
): Promise<{ lines: SetupImportLine[]; next: string | null }> {
  const { kind, mapping } = await requireImport(database, company, id);
  const fields = fieldsOf(kind, company).map(({ name }) => name);
  const found = await listLinesWithCells(database, id, filter, readListPage(context, linePages));
  return {
    lines: found.lines.map(({ cells, ...line }) => ({
      ...line,
      about: aboutLine(fields, mapping, cells),
    })),
    next: found.next,
  };
}
