import { COOKIE_NAMES } from '@portal/contract/cookies';
import { readCookie } from '../../browser/readCookie.ts';

/** How the analytics switch stands for somebody who has not answered yet (CKE-10, C-106). */
const ANALYTICS_DEFAULT = true;

/** Where the analytics switch stands when the detailed view opens: as answered, else the default. */
export function analyticsAtFirst(): boolean {
  if (readCookie(COOKIE_NAMES.acceptedNecessary) === null) return ANALYTICS_DEFAULT;
  return readCookie(COOKIE_NAMES.acceptedAnalytics) !== null;
}
