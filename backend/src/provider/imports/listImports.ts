import type { ProviderImport } from '@portal/api/provider/providerImport';
import { sql } from 'kysely';
import type { Company } from '../../accounts/companies/company.ts';
import type { Database } from '../../platform/database/database.ts';
import { cutPage, type ListPage } from '../../platform/http/listPage.ts';
import { importOnWire } from './importOnWire.ts';

/** Imports of a provider, newest first. */
export async function listImports(
  database: Database,
  company: Company,
  page: ListPage,
): Promise<{ imports: ProviderImport[]; next: string | null }> {
  const { size, after } = page;
  const found = await database
    .selectFrom('imports')
    .selectAll()
    .select(sql<string>`created_at::text`.as('at'))
    .where('companyId', '=', company.id)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (${after?.at ?? ''}::timestamptz, ${after?.id ?? ''})`,
      ),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(size + 1)
    .execute();
  const { rows, next } = cutPage(found, page, ({ at, id }) => ({ at, id }));
  const imports: ProviderImport[] = [];
  for (const row of rows) imports.push(await importOnWire(database, company, row));
  return { imports, next };
}
