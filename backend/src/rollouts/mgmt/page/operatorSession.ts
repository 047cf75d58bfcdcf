import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { OperatorRole } from '@portal/rollout/operator';
import * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import { findOperatorById, type NamedOperator } from '../operators/findOperator.ts';
import { newId } from '../../../platform/newId.ts';
import { ensureAdminToken } from '../../../platform/http/adminToken.ts';
import { readContent, signContent } from '../../../platform/signed/signToken.ts';

const COOKIE = 'operator';
const HOURS = 12;
/** This machine, or a tunnel to it: nobody is on the way, and not every browser keeps what is `Secure` there without TLS. */
const IS_LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])$/;

const sessionSchema = v.object({
  id: v.string(),
  name: v.string(),
  until: v.number(),
  /** Id of an operator who logged in with a token of their own. */
  operator: v.optional(v.string()),
});
type Session = v.InferOutput<typeof sessionSchema>;

/** Who is logged in at the rollout page. */
export interface Operator {
  name: string;
  /** The administrator has every role. */
  role: OperatorRole;
}

type Guarded = Pick<Backend, 'environment' | 'clock' | 'database'>;

/** Logs somebody in for twelve hours, in this browser and for these pages only; in production over TLS, or at localhost (C-985). */
export function beginOperatorSession(
  context: Context,
  backend: Guarded,
  { id, name }: Partial<NamedOperator> & { name: string },
): void {
  const until = backend.clock.now().getTime() + HOURS * 3_600_000;
  const session: Session = { id: newId(), name, until, operator: id };
  // Another administrator's token ends every session.
  const key = ensureAdminToken(backend.environment);
  setCookie(context, COOKIE, signContent(key, 'operator session', session), {
    path: '/operations',
    httpOnly: true,
    sameSite: 'Strict',
    secure:
      backend.environment.mode === 'production' &&
      !IS_LOCAL.test(new URL(context.req.url).hostname),
    maxAge: HOURS * 3600,
  });
}

/** Logs out: the session is over for every copy of its cookie, in every process. */
export async function endOperatorSession(context: Context, backend: Guarded): Promise<void> {
  const session = readCookie(context, backend);
  deleteCookie(context, COOKIE, { path: '/operations' });
  if (session === undefined) return;
  await backend.database
    .deleteFrom('endedOperatorSessions')
    .where('until', '<', backend.clock.now())
    .execute();
  await backend.database
    .insertInto('endedOperatorSessions')
    .values({ id: session.id, until: new Date(session.until) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Who asks, or undefined when nobody is logged in. */
export async function readOperator(
  context: Context,
  backend: Guarded,
): Promise<Operator | undefined> {
  const session = readCookie(context, backend);
  if (session === undefined) return undefined;
  const ended = await backend.database
    .selectFrom('endedOperatorSessions')
    .select('id')
    .where('id', '=', session.id)
    .executeTakeFirst();
  if (ended !== undefined) return undefined;
  if (session.operator === undefined) return { name: session.name, role: 'manage' };
  // Whoever was revoked is out at once.
  return findOperatorById(backend.database, session.operator, backend.clock.now());
}

/** What the cookie says, when it is ours and its time is not over. */
function readCookie(context: Context, { environment, clock }: Guarded): Session | undefined {
  const cookie = getCookie(context, COOKIE) ?? '';
  const key = ensureAdminToken(environment);
  const session = readContent(key, 'operator session', cookie, sessionSchema);
  return session !== undefined && session.until >= clock.now().getTime() ? session : undefined;
}
