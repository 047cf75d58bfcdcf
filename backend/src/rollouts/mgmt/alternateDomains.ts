import { and, arrayContains, arrayOverlaps, inArray, ne, or } from 'drizzle-orm';
import * as v from 'valibot';
import type { Queryable } from '../../platform/database/database.ts';
import { companies } from '../../accounts/companies/tables.ts';
import { ApiError } from '../../platform/http/apiError.ts';

const HOST_NAME = /^[a-z0-9]([a-z0-9.-]{0,250}[a-z0-9])?$/;

/** A host name in lower case. */
export const hostNameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.regex(HOST_NAME, 'The domain is not a host name in lower case.'),
);

/** Further domains of a provider. */
export const alternateDomainsSchema = v.optional(
  v.pipe(v.array(hostNameSchema), v.maxLength(20)),
  [],
);

/**
 * Refuses a domain that leads to another provider: each address shows one portal.
 * @throws ApiError 409
 */
export async function requireFreeDomains(
  database: Queryable,
  domain: string,
  alternates: readonly string[],
): Promise<void> {
  const taken = await database
    .select({ domain: companies.domain })
    .from(companies)
    .where(
      and(
        ne(companies.domain, domain),
        or(
          inArray(companies.domain, [domain, ...alternates]),
          arrayContains(companies.alternateDomains, [domain]),
          arrayOverlaps(companies.alternateDomains, [domain, ...alternates]),
        ),
      ),
    )
    .limit(1);
  const other = taken[0];
  if (other) throw new ApiError(409, `One of the domains already leads to ${other.domain}.`);
}
