import { COOKIES, removeCookie, writeCookie } from '../session/cookies.ts';

/** Records what was accepted, each consent in its own cookie (CKE-07, CKE-12, CKE-13). */
export function saveConsent(analytics: boolean): void {
  writeCookie(COOKIES.acceptedNecessaryCookies, 'true');
  if (analytics) writeCookie(COOKIES.acceptedAnalyticsCookies, 'true');
  else removeCookie(COOKIES.acceptedAnalyticsCookies);
}
