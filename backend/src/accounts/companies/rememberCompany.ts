import { eq, sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { preparedOn } from '../../platform/database/preparedOn.ts';
import { companies, type Company } from './tables.ts';

/** The transaction that last wrote a provider's row: whoever reads it knows whether what it kept is still true. */
export const companyVersion = sql<string>`${companies}.xmin::text`;

/** Picks the provider that a domain leads to, by its own or else by an alternate one. */
export const isAtDomain = (domain: SQLWrapper) => sql`${companies.id} = coalesce(
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
  const rows = await database
    .select({ version: companyVersion, company: companies })
    .from(companies)
    .where(eq(companies.id, id));
  const row = rows[0];
  if (row === undefined) return undefined;
  ofDatabase.set(id, row);
  return row.company;
}

const versionQuery = preparedOn((database) =>
  database
    .select({ id: companies.id, version: companyVersion })
    .from(companies)
    .where(isAtDomain(sql.placeholder('domain')))
    .prepare('company_version'),
);

/** The provider of a domain, or undefined. */
export async function findRememberedCompany(
  database: Database,
  domain: string,
): Promise<Company | undefined> {
  const [row] = await versionQuery(database).execute({ domain });
  return row === undefined ? undefined : rememberCompany(database, row.id, row.version);
}
