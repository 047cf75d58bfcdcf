import { COOKIE_NAMES, STARTUP_CLEARED_COOKIES } from '@portal/contract/cookies';
import { readCookie, removeCookie } from '../session/cookies.ts';

/**
 * Step 4 (SHL-46): removes what the last visit left for this one, and answers the pending
 * appointment that was remembered (C-40).
 */
export function clearCookies(): string | null {
  const pending = readCookie(COOKIE_NAMES.openAppointment);
  STARTUP_CLEARED_COOKIES.forEach(removeCookie);
  return pending;
}
