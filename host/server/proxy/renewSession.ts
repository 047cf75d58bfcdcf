import { COOKIE_MAX_AGE_SECONDS, SESSION_COOKIES } from '@portal/contract/cookies';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

/**
 * Sets the cookies of a session again with each page, for another year. Safari forgets what a script set after seven
 * days, but not what a server did (C-116). Script has to read them, so they cannot be HttpOnly (C-108).
 */
export function renewSession(context: Context, isSecure: boolean): void {
  for (const name of SESSION_COOKIES) {
    const value = getCookie(context, name);
    if (value === undefined || value === '') continue;
    setCookie(context, name, value, {
      path: '/',
      maxAge: COOKIE_MAX_AGE_SECONDS,
      sameSite: 'Lax',
      secure: isSecure,
    });
  }
}
