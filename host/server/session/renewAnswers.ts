import { COOKIE_MAX_AGE_SECONDS, COOKIE_NAMES } from '@portal/contract/cookies';
import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { publicProtocol } from '../publicHost.ts';

/** Answers about cookies, for a year from when they were given; what was asked about again later counts anew. */
const CONSENTS = [COOKIE_NAMES.acceptedNecessary, COOKIE_NAMES.acceptedAnalytics] as const;
/** Answers to what the portal offers by itself, for a year from the last visit. */
const OFFERS = [COOKIE_NAMES.videoTutorial, COOKIE_NAMES.readLocationRequest] as const;

/** When a consent was given, in seconds; one of before does not say so. Null for what is no consent. */
function givenAt(value: string | undefined, now: number): number | null {
  if (value === 'true') return now;
  return value !== undefined && /^\d{1,12}$/.test(value) ? Math.min(Number(value), now) : null;
}

/**
 * Sets again with each page what the customer has answered, as scripts have written it: Safari forgets that after seven
 * days (C-116, C-960). What was not answered is not set, and what was taken back is not there any more.
 */
export function renewAnswers(context: Context): void {
  const secure = publicProtocol(context) === 'https';
  const now = Math.floor(Date.now() / 1000);
  const set = (name: string, value: string, maxAge: number): void => {
    const cookie = generateCookie(name, value, { path: '/', maxAge, sameSite: 'Lax', secure });
    context.header('Set-Cookie', cookie, { append: true });
  };
  for (const name of CONSENTS) {
    const given = givenAt(getCookie(context, name), now);
    const left = given === null ? 0 : given + COOKIE_MAX_AGE_SECONDS - now;
    if (left > 0) set(name, String(given), left);
  }
  for (const name of OFFERS) {
    const value = getCookie(context, name);
    if (value === 'true' || value === 'false') set(name, value, COOKIE_MAX_AGE_SECONDS);
  }
}
