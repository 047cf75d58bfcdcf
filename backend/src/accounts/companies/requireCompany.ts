import type { Context } from 'hono';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { bearerToken, requestDomain } from '../../platform/http/requestDomain.ts';
import { texts } from '../../platform/http/texts.ts';
import { hashSecret } from '../../platform/secret.ts';
import { findCompanyByKeyHash } from './queries.ts';
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
  return company;
}

/**
 * The provider whose own system calls, by its API key as bearer. While it is suspended its system may read, to take its
 * data along, and change nothing (C-684).
 * @throws ApiError 401, 403 with the code `SUSPENDED`
 */
export async function requireProvider(
  context: Context,
  { database }: Pick<Backend, 'database'>,
): Promise<Company> {
  const key = bearerToken(context);
  const company =
    key === undefined ? undefined : await findCompanyByKeyHash(database, hashSecret(key));
  if (company === undefined) throw new ApiError(401, 'A chave da API do prestador não é válida.');
  if (company.suspendedAt !== null && context.req.method !== 'GET')
    throw new ApiError(403, texts.suspendedForProvider, { code: 'SUSPENDED' });
  return company;
}
