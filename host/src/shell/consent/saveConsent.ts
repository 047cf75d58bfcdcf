import { COOKIE_NAMES } from '@portal/contract/cookies';
import { removeCookie, writeCookie } from '../../browser/writeCookie.ts';
import { consentChannel } from './consentChannel.ts';

/**
 * Records what was accepted, each consent in its own cookie (CKE-07, CKE-12, CKE-13), with when, in seconds: the edge sets
 * it again for what is left of a year (C-960). Other tabs are told.
 */
export function saveConsent(analytics: boolean): void {
  const now = String(Math.floor(Date.now() / 1000));
  writeCookie(COOKIE_NAMES.acceptedNecessary, now);
  if (analytics) writeCookie(COOKIE_NAMES.acceptedAnalytics, now);
  else removeCookie(COOKIE_NAMES.acceptedAnalytics);
  consentChannel().postMessage(null);
}
