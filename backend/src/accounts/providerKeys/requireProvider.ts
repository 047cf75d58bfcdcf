import type { Context } from 'hono';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { exactAddress } from '../../platform/http/clientAddress.ts';
import { bearerToken } from '../../platform/http/requestDomain.ts';
import { texts } from '../../platform/http/texts.ts';
import { actAs } from '../../platform/operations/actAs.ts';
import { noteProvider } from '../../platform/operations/noteProvider.ts';
import type { LimitedScope } from '../../platform/routes/operation.ts';
import type { Company } from '../companies/company.ts';
import { findKey } from './findKey.ts';
import { requireKeyScope } from './requireKeyScope.ts';
import { texts as keyTexts } from './texts.ts';

/**
 * The provider whose own system calls, by its API key as bearer. While it is suspended its system may read, to take its
 * data along, and change nothing (C-684). What it changes is kept under the name of its key (SET-22).
 * @param scopes which keys may make the call beside those of scope `all`
 * @throws ApiError 401, 403 with the code `KEY_SCOPE` for another key's call (SET-19), 403 with the code `SUSPENDED`
 */
export async function requireProvider(
  context: Context,
  backend: Pick<Backend, 'database' | 'clock'>,
  scopes: readonly LimitedScope[],
): Promise<Company> {
  const shown = bearerToken(context);
  const key = shown === undefined ? undefined : await findKey(backend, shown);
  if (key === undefined) throw new ApiError(401, keyTexts.wrongKey);
  noteProvider(key.company.domain);
  requireKeyScope(key.scope, scopes);
  if (context.req.method !== 'GET') {
    if (key.company.suspendedAt !== null)
      throw new ApiError(403, texts.suspendedForProvider, { code: 'SUSPENDED' });
    actAs({ kind: 'api', name: key.name, address: exactAddress(context) });
  }
  return key.company;
}
