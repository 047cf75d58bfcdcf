import { OWNER_COOKIE } from '@portal/api/http/ownerCookie';
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import type { Backend } from '../../platform/backend.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/newId.ts';
import { hashSecret, newSecret } from '../../platform/secret.ts';

/** How long an owner stays in (SET-03). */
const SESSION_SECONDS = 30 * 86_400;

/** Only these pages get it, and no script: for nobody but the provider at whose address it was set. */
const COOKIE = { path: '/setup', httpOnly: true, secure: true, sameSite: 'Lax' } as const;

/** Opens a session of an owner at one provider. @returns its token, of which only the hash is kept */
export async function openOwnerSession(
  transaction: Transaction,
  owner: { id: string; companyId: string },
  now: Date,
): Promise<string> {
  const token = newSecret();
  await transaction
    .insertInto('ownerSessions')
    .values({
      id: newId(),
      ownerId: owner.id,
      companyId: owner.companyId,
      tokenHash: hashSecret(token),
      madeAt: now,
      expiresAt: new Date(now.getTime() + SESSION_SECONDS * 1000),
    })
    .execute();
  return token;
}

export function keepOwnerSession(context: Context, token: string): void {
  setCookie(context, OWNER_COOKIE, token, { ...COOKIE, maxAge: SESSION_SECONDS });
}

/** Logs an owner out: the session is over for every copy of its cookie. */
export async function endOwnerSession(
  context: Context,
  { database, clock }: Pick<Backend, 'database' | 'clock'>,
  sessionId: string,
): Promise<void> {
  deleteCookie(context, OWNER_COOKIE, COOKIE);
  await database
    .updateTable('ownerSessions')
    .set({ endedAt: clock.now() })
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .execute();
}
