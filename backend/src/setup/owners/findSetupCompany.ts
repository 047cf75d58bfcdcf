import type { Context } from 'hono';
import { sql } from 'kysely';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { requestDomain } from '../../platform/http/requestDomain.ts';
import { texts } from '../../platform/http/texts.ts';

/** The provider whose set-up is at the address of a request, a draft included, by its own or an alternate domain. @throws ApiError 404 */
export async function findSetupCompany(
  context: Context,
  { database }: Pick<Backend, 'database'>,
): Promise<Company> {
  const domain = requestDomain(context);
  const company = await database
    .selectFrom('companies')
    .selectAll()
    .where(({ or, eb }) =>
      or([
        eb('domain', '=', domain),
        eb('alternateDomains', '@>', sql<string[]>`array[${domain}]`),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  if (company === undefined) throw new ApiError(404, texts.unknownProvider);
  return company;
}
