import { COOKIE_NAMES } from '@portal/contract/cookies';
import { readCookie, writeCookie } from '../../browser/cookies.ts';

/** What the customer answered to the location request; null when it was not asked yet (CKE-06). */
export function readLocationAnswer(): boolean | null {
  const answer = readCookie(COOKIE_NAMES.readLocationRequest);
  return answer === null ? null : answer === 'true';
}

export function saveLocationAnswer(allowed: boolean): void {
  writeCookie(COOKIE_NAMES.readLocationRequest, String(allowed));
}
