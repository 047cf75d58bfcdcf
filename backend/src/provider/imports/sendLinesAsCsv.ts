import { lineFilterSchema } from '@portal/api/provider/providerImport';
import type { Context } from 'hono';
import type { Company } from '../../accounts/companies/company.ts';
import type { Database } from '../../platform/database/database.ts';
import { readQuery } from '../../platform/http/readJson.ts';
import { readParameter } from '../../platform/http/readParameter.ts';
import { importLinesAsCsv } from './importLines.ts';
import { requireImport } from './importRow.ts';

/** Answers with the lines of the import that is asked for as a file for spreadsheets (SET-24). @throws ApiError 404 */
export async function sendLinesAsCsv(
  context: Context,
  database: Database,
  company: Company,
  fileName: string,
): Promise<Response> {
  const row = await requireImport(database, company, readParameter(context, 'id'));
  const filter = await readQuery(context, lineFilterSchema);
  context.header('Content-Type', 'text/csv; charset=utf-8');
  context.header('Content-Disposition', `attachment; filename="${fileName}"`);
  context.header('Cache-Control', 'no-store');
  return context.body(await importLinesAsCsv(database, row, filter));
}
