import type { Context } from 'hono';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { requestDomain } from '../../platform/http/requestDomain.ts';
import { texts } from '../../platform/http/texts.ts';
import { noteProvider } from '../../platform/operations/noteProvider.ts';
import { refuseSuspended } from './refuseSuspended.ts';
import { findCachedCompany } from './cachedCompany.ts';
import type { Company } from './company.ts';

/** The provider of the address this request came to. @throws ApiError 404, 503 while it is suspended (C-684) */
export async function requireCompany(
  context: Context,
  backend: Pick<Backend, 'database'>,
): Promise<Company> {
  const company = await requireEvenSuspended(context, backend);
  refuseSuspended(company);
  return company;
}

/** The same for what the law asks for at any time, as statements of withdrawal are. @throws ApiError 404 */
export async function requireEvenSuspended(
  context: Context,
  { database }: Pick<Backend, 'database'>,
): Promise<Company> {
  const company = await findCachedCompany(database, requestDomain(context));
  if (company === undefined) throw new ApiError(404, texts.unknownProvider);
  noteProvider(company.domain);
  return company;
}
