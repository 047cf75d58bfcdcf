// @vitest-environment happy-dom
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { afterEach, expect, test, vi } from 'vitest';
import { readCookie } from '../../browser/readCookie.ts';
import { removeCookie } from '../../browser/writeCookie.ts';
import { saveConsent } from './saveConsent.ts';

const { acceptedNecessary, acceptedAnalytics } = COOKIE_NAMES;

afterEach(() => {
  vi.useRealTimers();
  [acceptedNecessary, acceptedAnalytics].forEach(removeCookie);
});

test('each consent says when it was given, in seconds; what is answered again says so anew [CKE-07] [C-960]', () => {
  vi.useFakeTimers({ now: 1_796_100_000_900 });
  saveConsent(true);
  expect([acceptedNecessary, acceptedAnalytics].map(readCookie)).toEqual([
    '1796100000',
    '1796100000',
  ]);
  vi.advanceTimersByTime(5000);
  saveConsent(false);
  expect([acceptedNecessary, acceptedAnalytics].map(readCookie)).toEqual(['1796100005', null]);
});
