import { NO_SESSION, SESSION_HEADERS } from '@portal/api/http/sessionHeaders';
import { markOf } from '@portal/contract/markOf';
import { COOKIE_NAMES } from '@portal/contract/cookies';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { texts } from '../texts.ts';
import { endingSessionCookies } from './sessionCookies.ts';
import { isOwnPage } from './sessionOfCall.ts';

/**
 * Removes the cookies of the session that a page of this origin names: scripts cannot (SHL-69, C-352). Another session than
 * that stays, because somebody has logged in meanwhile.
 */
export function endSession(context: Context): Response {
  const named = context.req.header(SESSION_HEADERS.mark);
  if (named === undefined || named === NO_SESSION || !isOwnPage(context))
    return context.text(texts.otherSite, 403);
  const token = getCookie(context, COOKIE_NAMES.sessionToken);
  if (!token || markOf(token) === named)
    for (const cookie of endingSessionCookies(context))
      context.header('Set-Cookie', cookie, { append: true });
  return context.body(null, 204);
}
