// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { removeCookie, writeCookie } from '../../browser/writeCookie.ts';

const COOKIES = ['acceptedNecessaryCookies', 'acceptedAnalyticsCookies'] as const;

afterEach(() => {
  COOKIES.forEach(removeCookie);
  vi.resetModules();
});

test.each([
  ['nothing', [], true],
  ['acceptedNecessaryCookies', ['acceptedNecessaryCookies'], false],
  ['both', COOKIES, false],
  ['acceptedAnalyticsCookies alone', ['acceptedAnalyticsCookies'], true],
] as const)(
  'a page that starts with %s set shows the banner: %s %s [CKE-08]',
  async (_what, cookies, isOpen) => {
    for (const name of cookies) writeCookie(name, 'true');
    const { consentOpenAtom } = await import('./consentOpenAtom.ts');
    expect(createStore().get(consentOpenAtom)).toBe(isOpen);
  },
);
