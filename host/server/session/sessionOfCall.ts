import { NO_SESSION, SESSION_HEADERS } from '@portal/api/http/sessionHeaders';
import { markOf } from '@portal/contract/markOf';
import type { Context } from 'hono';
import { publicHost } from '../publicHost.ts';
import { texts } from '../texts.ts';
import { readSessionToken } from './sessionCookies.ts';

/** What a call goes on with, and what it names of a session that the edge keeps; or why it does not go on. */
export type SessionOfCall =
  | { headers: Record<string, string | undefined>; named: string | null }
  | { refusal: Response };

/** Whether a page of this origin calls. `Origin` stands on every call that changes; Safari says more only since 16.4. */
export function isOwnPage(context: Context): boolean {
  const site = context.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin') return false;
  const origin = context.req.header('origin');
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === publicHost(context);
}

function refuse(
  context: Context,
  named: string,
  status: 401 | 403,
  message: string,
): SessionOfCall {
  const body = { type: 'Failure', http_code: status, code: status, message };
  return { refusal: context.json(body, status, { [SESSION_HEADERS.mark]: named }) };
}

/**
 * The session of a call: a page of this origin names it by its mark, and the edge adds the token of the cookie; the cookie
 * alone opens nothing (C-350). Another session than the page's is refused with 401: somebody else has logged in meanwhile.
 * A call that names none brings its own token, or has none.
 */
export function sessionOfCall(context: Context): SessionOfCall {
  const named = context.req.header(SESSION_HEADERS.mark);
  const own = { [SESSION_HEADERS.mark]: undefined, [SESSION_HEADERS.atEdge]: undefined };
  if (named === undefined) return { headers: lowerCased(own), named: null };
  if (!isOwnPage(context)) return refuse(context, named, 403, texts.otherSite);
  const token = named === NO_SESSION ? null : readSessionToken(context);
  if (named !== NO_SESSION && (token === null || markOf(token) !== named))
    return refuse(context, named, 401, texts.sessionOver);
  const authorization = token === null ? undefined : `Bearer ${token}`;
  return {
    headers: lowerCased({ ...own, authorization, [SESSION_HEADERS.atEdge]: 'true' }),
    named,
  };
}

/** Headers of a call come in small letters: another writing would stand beside what came. */
function lowerCased(
  headers: Record<string, string | undefined>,
): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
