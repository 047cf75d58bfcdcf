import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { texts as general } from '../../platform/http/texts.ts';
import { readToken, signToken } from '../../platform/signed/signToken.ts';
import { tokenKey } from '../../platform/signed/tokenKey.ts';
import { texts } from './texts.ts';

type Tools = Pick<Backend, 'database' | 'clock'>;

const LIFETIME_MS = 3_600_000;

/** Signs who may see the portal of a provider with its draft: whoever has the token, for one hour (SET-11). */
export async function signPortalToken(
  { database, clock }: Tools,
  companyId: string,
): Promise<{ token: string; until: Date }> {
  const until = new Date(clock.now().getTime() + LIFETIME_MS);
  const parts = [companyId, String(until.getTime())];
  return { token: signToken(await tokenKey(database), 'setup portal', parts), until };
}

/** Lets pass a token of this provider. @throws ApiError 404 for any other, 410 for one that is over */
export async function requirePortalToken(
  { database, clock }: Tools,
  companyId: string,
  token: string,
): Promise<void> {
  const [of, until] = readToken(await tokenKey(database), 'setup portal', token) ?? [];
  if (of !== companyId) throw new ApiError(404, general.notFound);
  if (Number(until) <= clock.now().getTime()) throw new ApiError(410, texts.over);
}
