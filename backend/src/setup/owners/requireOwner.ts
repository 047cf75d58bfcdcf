import { OWNER_COOKIE } from '@portal/api/http/ownerCookie';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Company } from '../../accounts/companies/company.ts';
import type { Backend } from '../../platform/backend.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { exactAddress } from '../../platform/http/clientAddress.ts';
import { actAs } from '../../platform/operations/actAs.ts';
import { texts } from '../../platform/http/texts.ts';
import { hashSecret } from '../../platform/secret.ts';
import { findSetupCompany } from './findSetupCompany.ts';

type Tools = Pick<Backend, 'database' | 'clock'>;

/** Who sets a provider up. Every query of the set-up takes `company.id` from here (SET-04). */
export interface Owner {
  id: string;
  sessionId: string;
  /** As the history names who did something. */
  contact: string;
  company: Company;
}

/**
 * The owner of a request, or undefined for anybody else: a customer's token opens nothing here.
 * @throws ApiError 404 for an unknown provider and for another one than that of the session (SET-04)
 */
export async function findOwner(context: Context, tools: Tools): Promise<Owner | undefined> {
  const company = await findSetupCompany(context, tools);
  const token = getCookie(context, OWNER_COOKIE);
  if (token === undefined) return undefined;
  const found = await tools.database
    .selectFrom('ownerSessions as session')
    .innerJoin('owners as owner', 'owner.id', 'session.ownerId')
    .select(['owner.id', 'session.id as sessionId', 'owner.contact', 'session.companyId'])
    .where('session.tokenHash', '=', hashSecret(token))
    .where('session.endedAt', 'is', null)
    .where('session.expiresAt', '>', tools.clock.now())
    .where('owner.endedAt', 'is', null)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { companyId, ...owner } = found;
  if (companyId !== company.id) throw new ApiError(404, texts.unknownProvider);
  return { ...owner, company };
}

/** Of a call that is no change of the provider, though it is no `GET`: looking on and leaving (C-917). */
export interface SuspendedToo {
  evenSuspended?: boolean;
}

/**
 * The owner of a request to `/setup`.
 * @throws ApiError 401 without a session, 404 at another provider, 403 for a change while the provider is suspended (C-684).
 *   Its changes are kept as an owner’s (SET-22)
 */
export async function requireOwner(
  context: Context,
  tools: Tools,
  { evenSuspended = false }: SuspendedToo = {},
): Promise<Owner> {
  const owner = await findOwner(context, tools);
  if (owner === undefined) throw new ApiError(401, texts.unauthorised);
  if (context.req.method === 'GET') return owner;
  if (owner.company.suspendedAt !== null && !evenSuspended)
    throw new ApiError(403, texts.suspendedForProvider, { code: 'SUSPENDED' });
  actAs({ kind: 'owner', name: null, address: exactAddress(context) });
  return owner;
}
