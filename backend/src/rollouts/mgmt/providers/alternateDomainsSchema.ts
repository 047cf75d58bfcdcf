import { sql } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/http/apiError.ts';

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
  database: Database,
  domain: string,
  alternates: readonly string[],
): Promise<void> {
  const wanted = [domain, ...alternates];
  const other = await database
    .selectFrom('companies')
    .select('domain')
    .where('domain', '<>', domain)
    .where(({ or, eb }) =>
      or([
        eb('domain', 'in', wanted),
        eb('alternateDomains', '&&', sql<string[]>`${wanted}::text[]`),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (other !== undefined)
    throw new ApiError(409, `One of the domains already leads to ${other.domain}.`);
}
