import { VersionedCache } from '../../platform/cache/versionedCache.ts';
import type { Database } from '../../platform/database/database.ts';
import { runPrepared } from '../../platform/database/runPrepared.ts';
import type { Company } from './company.ts';
import { findCompanyById } from './queries.ts';

/** The transaction that last wrote a provider's row: whoever reads it knows whether what it kept is still true. */
export const companyVersion = 'companies.xmin::text as version';

/**
 * Picks the provider that a domain leads to, by its own or else by an alternate one; `domain` is a parameter. A draft is
 * there for nobody before it is published (C-741).
 */
export const isAtDomain = (
  domain: `$${number}`,
) => `companies.draft_since is null and companies.id = coalesce(
  (select id from companies where domain = ${domain}::text),
  (select id from companies where alternate_domains @> array[${domain}::text] limit 1))`;

/** What is kept of providers, in bytes: some 3000 of them. */
const MOST_BYTES = 32 * 1024 * 1024;
/** What a provider takes beside its long texts, of which the logo and the terms may be any length. */
const USUAL_BYTES = 10 * 1024;
const caches = new WeakMap<Database, VersionedCache<Company | undefined>>();

/**
 * The provider of an id whose version was just read; undefined when it is gone. Logos, texts and fields are read
 * again only when the version is another one, so that most requests need but the version.
 */
export function cachedCompany(
  database: Database,
  id: string,
  version: string,
): Promise<Company | undefined> {
  const cache = caches.get(database) ?? new VersionedCache(MOST_BYTES, weightOf);
  caches.set(database, cache);
  return cache.get(id, version, () => findCompanyById(database, id));
}

function weightOf(company: Company | undefined): number {
  return USUAL_BYTES + (company?.logoSvg?.length ?? 0) + (company?.terms.length ?? 0);
}

/** The provider of a domain, or undefined. */
export async function findCachedCompany(
  database: Database,
  domain: string,
): Promise<Company | undefined> {
  const [row] = await runPrepared<{ id: string; version: string }>(database, {
    name: 'company version',
    text: `select id, ${companyVersion} from companies where ${isAtDomain('$1')}`,
    values: [domain],
  });
  return row === undefined ? undefined : cachedCompany(database, row.id, row.version);
}
