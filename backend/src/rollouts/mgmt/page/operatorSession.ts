import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import type { Backend } from '../../../platform/backend.ts';
import { newId } from '../../../platform/ids.ts';
import { ensureAdminToken } from '../../../platform/http/adminToken.ts';

const COOKIE = 'operator';
const HOURS = 12;

const sessionSchema = v.object({ id: v.string(), name: v.string(), until: v.number() });

/** Who is logged in at the rollout page. */
export interface Operator {
  name: string;
}

type Guarded = Pick<Backend, 'environment' | 'clock' | 'database'>;

/** Signed with the administrator's token: another token ends every session. */
function sign({ environment }: Pick<Guarded, 'environment'>, payload: string): Buffer {
  return createHmac('sha256', ensureAdminToken(environment)).update(payload).digest();
}

/** Logs somebody in for twelve hours, in this browser and for these pages only. */
export function beginSession(context: Context, backend: Guarded, name: string): void {
  const until = backend.clock.now().getTime() + HOURS * 3_600_000;
  const payload = Buffer.from(JSON.stringify({ id: newId(), name, until })).toString('base64url');
  setCookie(context, COOKIE, `${payload}.${sign(backend, payload).toString('base64url')}`, {
    path: '/operations',
    httpOnly: true,
    sameSite: 'Strict',
    secure: backend.environment.mode === 'production',
    maxAge: HOURS * 3600,
  });
}

/** Logs out: the session is over for every copy of its cookie, in every process. */
export async function endSession(context: Context, backend: Guarded): Promise<void> {
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
  return ended === undefined ? { name: session.name } : undefined;
}

/** What the cookie says, when it is ours and its time is not over. */
function readCookie(
  context: Context,
  backend: Guarded,
): v.InferOutput<typeof sessionSchema> | undefined {
  const [payload = '', signature = ''] = (getCookie(context, COOKIE) ?? '').split('.');
  const expected = sign(backend, payload);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const content: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const session = v.safeParse(sessionSchema, content);
  if (!session.success || session.output.until < backend.clock.now().getTime()) return undefined;
  return session.output;
}
