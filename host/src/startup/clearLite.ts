import { isLitePath } from '../modes/modeOf.ts';
import { COOKIES, readCookie, removeCookie } from '../session/cookies.ts';

/** Step 5 (SHL-47): forgets the lite visit, except in lite mode with the token unchanged. */
export function clearLite(path: string, query: URLSearchParams): void {
  const token = query.get('token') ?? query.get('token_cal');
  const unchanged = token === null || token === readCookie(COOKIES.liteToken);
  if (isLitePath(path) && unchanged) return;
  removeCookie(COOKIES.liteToken);
  removeCookie(COOKIES.isCalToken);
  removeCookie(COOKIES.liteEmail);
  removeCookie(COOKIES.litePhone);
}
