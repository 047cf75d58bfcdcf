import { COOKIE_NAMES } from '@portal/contract/cookies';
import { readCookie } from '../../browser/readCookie.ts';
import { writeCookie } from '../../browser/writeCookie.ts';

/** What the customer answered to the location request (CKE-06). */
export const locationAnswer = {
  /** Null when it was not asked yet. */
  read(): boolean | null {
    const answer = readCookie(COOKIE_NAMES.readLocationRequest);
    return answer === null ? null : answer === 'true';
  },
  save: (allowed: boolean): void => writeCookie(COOKIE_NAMES.readLocationRequest, String(allowed)),
};
