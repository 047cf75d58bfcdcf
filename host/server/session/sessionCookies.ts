import { COOKIE_MAX_AGE_SECONDS, COOKIE_NAMES, SESSION_COOKIES } from '@portal/contract/cookies';
import { DEVICE_KEY } from '@portal/api/http/deviceKey';
import { ENDED_MARK, markOf } from '@portal/contract/markOf';
import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { publicProtocol } from '../publicHost.ts';

/** Who keeps the token: a cookie that no script can read, or the page (C-351). */
export type SessionKeeper = 'edge' | 'page';

/** The token that a request brings in its cookies; null without one, and when the page has ended its session meanwhile (C-352). */
export function readSessionToken(context: Context): string | null {
  if (getCookie(context, COOKIE_NAMES.sessionMark) === ENDED_MARK) return null;
  return getCookie(context, COOKIE_NAMES.sessionToken) || null;
}

/** The headers `Set-Cookie` that keep a session for a year (CKE-01), and keep its token from scripts where the edge keeps it. */
export function keepingSessionCookies(
  context: Context,
  token: string,
  keeper: SessionKeeper,
): string[] {
  const options = {
    path: '/',
    maxAge: COOKIE_MAX_AGE_SECONDS,
    sameSite: 'Lax',
    secure: publicProtocol(context) === 'https',
  } as const;
  const isAtEdge = keeper === 'edge';
  const mark = isAtEdge ? markOf(token) : '';
  return [
    generateCookie(COOKIE_NAMES.sessionToken, token, { ...options, httpOnly: isAtEdge }),
    generateCookie(COOKIE_NAMES.sessionMark, mark, isAtEdge ? options : { ...options, maxAge: 0 }),
  ];
}

/** The headers `Set-Cookie` that keep the customer's id as long as the session. */
export function userCookies(context: Context): string[] {
  const user = getCookie(context, COOKIE_NAMES.userId);
  if (!user) return [];
  const secure = publicProtocol(context) === 'https';
  const life = { path: '/', maxAge: COOKIE_MAX_AGE_SECONDS } as const;
  return [generateCookie(COOKIE_NAMES.userId, user, { ...life, sameSite: 'Lax', secure })];
}

/** The header `Set-Cookie` that lets a device be known again at its next login (ACC-04); it stays when a session ends. */
export function deviceCookie(context: Context, key: string): string {
  return generateCookie(DEVICE_KEY.cookie, key, {
    path: '/',
    maxAge: COOKIE_MAX_AGE_SECONDS,
    sameSite: 'Lax',
    httpOnly: true,
    secure: publicProtocol(context) === 'https',
  });
}

/** The same for a session that the page ended while nothing answered (C-352); none where there is no such. */
export function abandonedSessionCookies(context: Context): string[] {
  const isEnded = getCookie(context, COOKIE_NAMES.sessionMark) === ENDED_MARK;
  return isEnded ? endingSessionCookies(context) : [];
}

/** The headers `Set-Cookie` that end a session in the browser, whoever kept its token. */
export function endingSessionCookies(context: Context): string[] {
  const secure = publicProtocol(context) === 'https';
  return SESSION_COOKIES.map((name) =>
    generateCookie(name, '', { path: '/', maxAge: 0, sameSite: 'Lax', secure }),
  );
}
