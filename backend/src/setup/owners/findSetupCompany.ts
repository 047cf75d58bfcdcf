import type { Context } from 'hono';
import type { Company } from '../../accounts/companies/company.ts';
import { findCompanyOrDraft } from '../../accounts/companies/queries.ts';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { requestDomain } from '../../platform/http/requestDomain.ts';
import { texts } from '../../platform/http/texts.ts';
import { noteProvider } from '../../platform/operations/noteProvider.ts';

/** The provider whose set-up is at the address of a request, a draft included, by its own or an alternate domain. @throws ApiError 404 */
export async function findSetupCompany(
  context: Context,
  { database }: Pick<Backend, 'database'>,
): Promise<Company> {
  const company = await findCompanyOrDraft(database, requestDomain(context));
  if (company === undefined) throw new ApiError(404, texts.unknownProvider);
  noteProvider(company.domain);
  return company;
}
