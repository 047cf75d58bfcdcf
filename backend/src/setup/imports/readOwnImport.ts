import type { SetupImport } from '@portal/api/setup/setupImport';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import { importOnWire } from '../../provider/imports/importOnWire.ts';
import { hasRun, requireImport } from '../../provider/imports/importRow.ts';
import { fieldLabels } from './fieldLabels.ts';
import { samplesOf } from './samplesOf.ts';

/** An import of the provider, with what its owner needs to say which column is which (SET-23). @throws ApiError 404 */
export async function readOwnImport(
  { database }: Pick<Backend, 'database'>,
  company: Company,
  id: string,
): Promise<SetupImport> {
  const row = await requireImport(database, company, id);
  return {
    ...(await importOnWire(database, company, row)),
    labels: fieldLabels(row.kind, company),
    // What the columns hold is of use while they may be chosen; a page that follows a run asks each second or two.
    samples: hasRun(row) ? [] : await samplesOf(database, row),
  };
}
