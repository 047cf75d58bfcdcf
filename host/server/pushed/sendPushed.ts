import { pushedSchema } from '@portal/api/account/push';
import type { Context } from 'hono';
import * as v from 'valibot';
import { BASE } from '../../src/address/appPath.ts';
import { callerHeaders } from '../proxy/callerHeaders.ts';
import { isOwnPage } from '../session/sessionOfCall.ts';
import { readSessionToken } from '../session/sessionCookies.ts';
import { texts } from '../texts.ts';

const DEADLINE = 5000;

/**
 * Where a notice on a device leads to, for the session of this browser (REM-15). The worker asks, which reads no cookies and so
 * can name no session; it learns an address of the portal, which shows nothing to whoever is not its customer. Without a
 * session, or with another customer's, that is the beginning.
 */
export async function sendPushed(context: Context, backend: URL): Promise<Response> {
  if (!isOwnPage(context)) return context.text(texts.otherSite, 403);
  context.header('Cache-Control', 'no-store');
  const subject = await readSubject(context, backend).catch(() => null);
  return context.json({ path: subject === null ? BASE : `${BASE}/service-details/${subject}` });
}

async function readSubject(context: Context, backend: URL): Promise<string | null> {
  const token = readSessionToken(context);
  if (token === null) return null;
  const id = encodeURIComponent(context.req.param('id') ?? '');
  const headers = new Headers({ authorization: `Bearer ${token}` });
  for (const [name, value] of Object.entries(callerHeaders(context)))
    if (value !== undefined) headers.set(name, value);
  const signal = AbortSignal.timeout(DEADLINE);
  const answer = await fetch(new URL(`/main/user/push/${id}`, backend), { headers, signal });
  return answer.ok ? v.parse(pushedSchema, await answer.json()).subject : null;
}
