import { COOKIE_NAMES, STARTUP_CLEARED_COOKIES } from '@portal/contract/cookies';
import { readCookie } from '../../../browser/readCookie.ts';
import { removeCookie } from '../../../browser/writeCookie.ts';
import type { StartupContext } from '../startupContext.ts';

/**
 * Step 4 (SHL-46): removes what the last visit left for this one. The pending appointment that was
 * remembered is kept in memory, for login and registration (C-40).
 */
export function clearCookies(context: Pick<StartupContext, 'pendingAppointment'>): void {
  context.pendingAppointment = readCookie(COOKIE_NAMES.openAppointment);
  STARTUP_CLEARED_COOKIES.forEach(removeCookie);
}
