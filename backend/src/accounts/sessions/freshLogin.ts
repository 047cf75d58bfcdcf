import { ApiError } from '../../platform/http/apiError.ts';
import type { SessionOwner } from './findCaller.ts';
import { texts } from '../identity/texts.ts';

const freshMilliseconds = 24 * 60 * 60 * 1000;

/** Whether the person proved within the last 24 hours who they are (C-111). */
export function isFreshLogin(session: Pick<SessionOwner, 'authenticatedAt'>, now: Date): boolean {
  return now.getTime() - session.authenticatedAt.getTime() <= freshMilliseconds;
}

/**
 * What decides who owns an account is not for a session that may have been stolen long after its login (C-165).
 * @throws ApiError 403 with the code `LOGIN_AGAIN`
 */
export function requireFreshLogin(session: Pick<SessionOwner, 'authenticatedAt'>, now: Date): void {
  if (!isFreshLogin(session, now))
    throw new ApiError(403, texts.loginAgain, { code: 'LOGIN_AGAIN' });
}
