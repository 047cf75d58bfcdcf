import { DEVICE_KEY } from '@portal/api/http/deviceKey';
import { OWNER_COOKIE } from '@portal/api/http/ownerCookie';
import { SESSION_HEADERS } from '@portal/api/http/sessionHeaders';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { texts } from '../texts.ts';
import { callerHeaders } from './callerHeaders.ts';
import { passOn, type PassOptions } from './passOn.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Passes the pages of the set-up on to the backend with the provider's domain and the owner's cookie. No session of a
 * customer goes along, neither by cookie nor as a bearer, and nobody keeps what is answered.
 */
export async function proxySetup(
  context: Context,
  backend: URL,
  options: PassOptions = {},
): Promise<Response> {
  const incoming = new URL(context.req.url);
  if (!METHODS.has(context.req.method)) return context.text(texts.notFound, 405);
  const owner = getCookie(context, OWNER_COOKIE);
  const answer = await passOn(
    context,
    new URL(incoming.pathname + incoming.search, backend),
    {
      ...callerHeaders(context),
      cookie: owner === undefined ? undefined : `${OWNER_COOKIE}=${owner}`,
      authorization: undefined,
      [SESSION_HEADERS.mark.toLowerCase()]: undefined,
      [SESSION_HEADERS.atEdge.toLowerCase()]: undefined,
      [DEVICE_KEY.header.toLowerCase()]: undefined,
    },
    options,
  );
  if (typeof answer === 'number')
    return context.text(texts.backendDown, answer, { 'Cache-Control': 'no-store' });
  answer.headers.set('Cache-Control', 'no-store');
  return answer;
}
