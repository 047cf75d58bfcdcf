import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Company } from './company.ts';

function companiesAt(database: Database, domain: string) {
  const name = domain.toLowerCase();
  return database
    .selectFrom('companies')
    .selectAll()
    .where(({ or, eb }) =>
      or([eb('domain', '=', name), eb('alternateDomains', '@>', sql<string[]>`array[${name}]`)]),
    )
    .limit(1);
}

/** The provider that a domain leads to, by its own or by an alternate one; undefined for nobody’s and for a draft’s (C-741). */
export function findCompanyByDomain(
  database: Database,
  domain: string,
): Promise<Company | undefined> {
  return companiesAt(database, domain).where('draftSince', 'is', null).executeTakeFirst();
}

/** The same, a draft included. */
export function findCompanyOrDraft(
  database: Database,
  domain: string,
): Promise<Company | undefined> {
  return companiesAt(database, domain).executeTakeFirst();
}

export function findCompanyById(database: Database, id: string): Promise<Company | undefined> {
  return database.selectFrom('companies').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findCompanyByKeyHash(
  database: Database,
  hash: string,
): Promise<Company | undefined> {
  return database
    .selectFrom('companies')
    .selectAll()
    .where('apiKeyHash', '=', hash)
    .limit(1)
    .executeTakeFirst();
}

/** Providers at which the person is registered, by name. */
export function listCompaniesOfUser(database: Database, userId: string): Promise<Company[]> {
  return database
    .selectFrom('companies')
    .innerJoin('clients', 'clients.companyId', 'companies.id')
    .selectAll('companies')
    .where('clients.userId', '=', userId)
    .where('clients.registeredAt', 'is not', null)
    .where('clients.deletedAt', 'is', null)
    .orderBy('companies.name')
    .execute();
}

/** The domain of every provider, in alphabetical order. */
export async function listDomains(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('companies').select('domain').orderBy('domain').execute();
  return rows.map((row) => row.domain);
}
