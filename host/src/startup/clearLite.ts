import { isLitePath } from '@portal/contract/portalPaths';
import { COOKIE_NAMES, LITE_COOKIES } from '@portal/contract/cookies';
import { readCookie, removeCookie } from '../session/cookies.ts';

/** Step 5 (SHL-47): forgets the lite visit, except in lite mode with the token unchanged. */
export function clearLite(path: string, query: URLSearchParams): void {
  const token = query.get('token') ?? query.get('token_cal');
  const unchanged = token === null || token === readCookie(COOKIE_NAMES.liteToken);
  if (isLitePath(path) && unchanged) return;
  LITE_COOKIES.forEach(removeCookie);
}
