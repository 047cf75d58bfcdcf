import { COOKIE_NAMES } from '@portal/contract/cookies';
import { removeCookie, writeCookie } from '../../browser/writeCookie.ts';

/** Records what was accepted, each consent in its own cookie (CKE-07, CKE-12, CKE-13). */
export function saveConsent(analytics: boolean): void {
  writeCookie(COOKIE_NAMES.acceptedNecessary, 'true');
  if (analytics) writeCookie(COOKIE_NAMES.acceptedAnalytics, 'true');
  else removeCookie(COOKIE_NAMES.acceptedAnalytics);
}
