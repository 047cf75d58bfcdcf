import { and, arrayContains, asc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/database.ts';
import { clients } from '../identity/tables.ts';
import { companies, type Company } from './tables.ts';

/** The provider that a domain leads to, by its own or by an alternate one; or undefined. */
export async function findCompanyByDomain(
  database: Queryable,
  domain: string,
): Promise<Company | undefined> {
  return (
    await database
      .select()
      .from(companies)
      .where(
        or(
          eq(companies.domain, domain.toLowerCase()),
          arrayContains(companies.alternateDomains, [domain.toLowerCase()]),
        ),
      )
      .limit(1)
  )[0];
}

export async function findCompanyById(
  database: Queryable,
  id: string,
): Promise<Company | undefined> {
  return (await database.select().from(companies).where(eq(companies.id, id)).limit(1))[0];
}

export async function findCompanyByKeyHash(
  database: Queryable,
  hash: string,
): Promise<Company | undefined> {
  return (
    await database.select().from(companies).where(eq(companies.apiKeyHash, hash)).limit(1)
  )[0];
}

/** Providers at which the person is registered, by name. */
export async function listCompaniesOfUser(database: Queryable, userId: string): Promise<Company[]> {
  const rows = await database
    .select({ company: companies })
    .from(companies)
    .innerJoin(clients, eq(clients.companyId, companies.id))
    .where(
      and(eq(clients.userId, userId), isNotNull(clients.registeredAt), isNull(clients.deletedAt)),
    )
    .orderBy(asc(companies.name));
  return rows.map((row) => row.company);
}

/** The domain of every provider, in alphabetical order. */
export async function listDomains(database: Queryable): Promise<string[]> {
  const rows = await database
    .select({ domain: companies.domain })
    .from(companies)
    .orderBy(asc(companies.domain));
  return rows.map((row) => row.domain);
}
