// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { COOKIES, readCookie, removeCookie, writeCookie } from './cookies.ts';

afterEach(() => {
  vi.restoreAllMocks();
  removeCookie(COOKIES.sessionToken);
});

test('cookies live about a year [CKE-01]', () => {
  const set = vi.spyOn(document, 'cookie', 'set');
  writeCookie(COOKIES.sessionToken, 'a;b');
  expect(set).toHaveBeenCalledWith(expect.stringContaining('Max-Age=31556926'));
  expect(set).toHaveBeenCalledWith(expect.stringContaining('SameSite=Lax'));
});

test('reads back what was written, whatever it holds', () => {
  writeCookie(COOKIES.sessionToken, 'a;b=ç');
  expect(readCookie(COOKIES.sessionToken)).toBe('a;b=ç');
  removeCookie(COOKIES.sessionToken);
  expect(readCookie(COOKIES.sessionToken)).toBeNull();
});
