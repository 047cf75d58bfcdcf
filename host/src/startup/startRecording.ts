import * as v from 'valibot';
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { readCookie } from '../session/cookies.ts';
import type { StartupContext } from './startupContext.ts';

/** How long after the start recording begins, in milliseconds (SHL-44). */
const DELAY = 2000;

/**
 * Step 2 (SHL-44): with consent, tells the service that the portal was opened, two seconds later.
 * Nobody waits for it and its failures are ignored (C-37).
 */
export function startRecording(context: StartupContext): void {
  if (readCookie(COOKIE_NAMES.acceptedAnalytics) === null) return;
  setTimeout(() => {
    context.main.send({ path: '/analytics', answer: v.unknown() }).catch(() => undefined);
  }, DELAY);
}
