import { COOKIE_NAMES } from '@portal/contract/cookies';
import { platformOf } from '@portal/contract/native/wrapperIdentity';
import { markOf } from '@portal/contract/markOf';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { HostBuild } from '../files/createHostBuildReader.ts';
import {
  userCookies,
  endingSessionCookies,
  keepingSessionCookies,
  readSessionToken,
  type SessionKeeper,
} from './sessionCookies.ts';

/**
 * Who keeps the token of the page that is opened: the edge, unless a native application shows it, which exchanges the token
 * with the page (NAT-02), or it is of a build that reads it (C-351). Null for what is asked for otherwise: scripts can name
 * another application in their calls, a page that is opened names its own.
 */
function keeperOf(
  context: Context,
  { sessionAtEdge }: Pick<HostBuild, 'sessionAtEdge'>,
  isSimulated: boolean,
): SessionKeeper | null {
  const mode = context.req.header('sec-fetch-mode');
  if (mode !== undefined && mode !== 'navigate') return null;
  const isWrapped = isSimulated || platformOf(context.req.header('user-agent') ?? '') !== 'WEB';
  return isWrapped || !sessionAtEdge ? 'page' : 'edge';
}

/** What already keeps the token out of the reach of scripts, by the mark that stands beside it. */
function isAtEdge(context: Context, token: string): boolean {
  return getCookie(context, COOKIE_NAMES.sessionMark) === markOf(token);
}

/**
 * Sets the cookies of a session again with each page, for another year: Safari forgets what a script set after seven days,
 * but not what a server did (C-116). A token that a script could read until now is taken over by the edge with it, and one
 * whose session the page ended while nothing answered is removed (C-352).
 */
export function renewSession(
  context: Context,
  build: Pick<HostBuild, 'sessionAtEdge'>,
  isSimulated = false,
): void {
  const set = (cookies: string[]) => {
    for (const cookie of cookies) context.header('Set-Cookie', cookie, { append: true });
  };
  const token = readSessionToken(context);
  if (token === null) {
    if (getCookie(context, COOKIE_NAMES.sessionMark)) set(endingSessionCookies(context));
    return;
  }
  const keeper =
    keeperOf(context, build, isSimulated) ?? (isAtEdge(context, token) ? 'edge' : null);
  if (keeper !== null)
    set([...keepingSessionCookies(context, token, keeper), ...userCookies(context)]);
}
