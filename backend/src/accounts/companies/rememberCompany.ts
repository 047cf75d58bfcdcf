import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { runPrepared } from '../../platform/database/runPrepared.ts';
import type { Company } from './company.ts';

/** The transaction that last wrote a provider's row: whoever reads it knows whether what it kept is still true. */
export const companyVersion = 'companies.xmin::text as version';

/** Picks the provider that a domain leads to, by its own or else by an alternate one; `domain` is a parameter. */
export const isAtDomain = (domain: `$${number}`) => `companies.id = coalesce(
  (select id from companies where domain = ${domain}::text),
  (select id from companies where alternate_domains @> array[${domain}::text] limit 1))`;

interface Known {
  version: string;
  company: Company;
}

const known = new WeakMap<Database, Map<string, Known>>();

/**
 * The provider of an id whose version was just read; undefined when it is gone. Logos, texts and fields are read
 * again only when the version is another one, so that most requests need but the version.
 */
export async function rememberCompany(
  database: Database,
  id: string,
  version: string,
): Promise<Company | undefined> {
  const ofDatabase = known.get(database) ?? new Map<string, Known>();
  known.set(database, ofDatabase);
  const kept = ofDatabase.get(id);
  if (kept?.version === version) return kept.company;
  const row = await database
    .selectFrom('companies')
    .selectAll()
    .select(sql<string>`companies.xmin::text`.as('version'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { version: read, ...company } = row;
  ofDatabase.set(id, { version: read, company });
  return company;
}

/** The provider of a domain, or undefined. */
export async function findRememberedCompany(
  database: Database,
  domain: string,
): Promise<Company | undefined> {
  const [row] = await runPrepared<{ id: string; version: string }>(database, {
    name: 'company version',
    text: `select id, ${companyVersion} from companies where ${isAtDomain('$1')}`,
    values: [domain],
  });
  return row === undefined ? undefined : rememberCompany(database, row.id, row.version);
}
