// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { COOKIE_NAMES } from '@portal/contract/cookies';
import { readCookie } from './readCookie.ts';
import { removeCookie, writeCookie } from './writeCookie.ts';

afterEach(() => {
  vi.restoreAllMocks();
  removeCookie(COOKIE_NAMES.sessionToken);
});

test('cookies live about a year [CKE-01]', () => {
  const set = vi.spyOn(document, 'cookie', 'set');
  writeCookie(COOKIE_NAMES.sessionToken, 'a;b');
  expect(set).toHaveBeenCalledWith(expect.stringContaining('Max-Age=31556926'));
  expect(set).toHaveBeenCalledWith(expect.stringContaining('SameSite=Lax'));
});

test('reads back what was written, whatever it holds', () => {
  writeCookie(COOKIE_NAMES.sessionToken, 'a;b=ç');
  expect(readCookie(COOKIE_NAMES.sessionToken)).toBe('a;b=ç');
  removeCookie(COOKIE_NAMES.sessionToken);
  expect(readCookie(COOKIE_NAMES.sessionToken)).toBeNull();
});

test('a cookie that is no valid encoding is read as it is', () => {
  document.cookie = 'sessionToken=%E0%A4%A; Path=/';
  expect(readCookie(COOKIE_NAMES.sessionToken)).toBe('%E0%A4%A');
});
