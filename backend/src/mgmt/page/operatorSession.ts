import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import type { Backend } from '../../backend.ts';
import { ensureAdminToken } from '../adminToken.ts';

const COOKIE = 'operator';
const HOURS = 12;

const sessionSchema = v.object({ name: v.string(), until: v.number() });

/** Who is logged in at the rollout page. */
export interface Operator {
  name: string;
}

type Guarded = Pick<Backend, 'environment' | 'clock'>;

/** Signed with the administrator's token: another token ends every session. */
function sign({ environment }: Guarded, payload: string): Buffer {
  return createHmac('sha256', ensureAdminToken(environment)).update(payload).digest();
}

/** Logs somebody in for twelve hours, in this browser and for these pages only. */
export function beginSession(context: Context, backend: Guarded, name: string): void {
  const until = backend.clock.now().getTime() + HOURS * 3_600_000;
  const payload = Buffer.from(JSON.stringify({ name, until })).toString('base64url');
  setCookie(context, COOKIE, `${payload}.${sign(backend, payload).toString('base64url')}`, {
    path: '/operations',
    httpOnly: true,
    sameSite: 'Strict',
    secure: backend.environment.mode === 'production',
    maxAge: HOURS * 3600,
  });
}

/** Logs out. */
export function endSession(context: Context): void {
  deleteCookie(context, COOKIE, { path: '/operations' });
}

/** Who asks, or undefined when nobody is logged in. */
export function readOperator(context: Context, backend: Guarded): Operator | undefined {
  const [payload = '', signature = ''] = (getCookie(context, COOKIE) ?? '').split('.');
  const expected = sign(backend, payload);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const content: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const session = v.safeParse(sessionSchema, content);
  if (!session.success || session.output.until < backend.clock.now().getTime()) return undefined;
  return { name: session.output.name };
}
