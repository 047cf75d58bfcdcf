import type { Company } from '../../../accounts/companies/company.ts';
import type { Database } from '../../../platform/database/database.ts';
import { ApiError } from '../../../platform/http/apiError.ts';

/** The provider whose own domain it is; an alternate one names none. @throws ApiError 404 */
export async function findOwnCompany(database: Database, domain: string): Promise<Company> {
  const company = await database
    .selectFrom('companies')
    .selectAll()
    .where('domain', '=', domain)
    .executeTakeFirst();
  if (company === undefined) throw new ApiError(404, `There is no provider ${domain}.`);
  return company;
}
