// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { provideStorage } from './provideStorage.ts';

const own = Object.getOwnPropertyDescriptor(window, 'sessionStorage');
afterEach(() => {
  if (own) Object.defineProperty(window, 'sessionStorage', own);
});

test('a browser that blocks its storage gets one for as long as the page lives', () => {
  Object.defineProperty(window, 'sessionStorage', {
    configurable: true,
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  const kept = localStorage;
  provideStorage();
  sessionStorage.setItem('a', '1');
  expect([sessionStorage.getItem('a'), sessionStorage.length, sessionStorage.key(0)]).toEqual([
    '1',
    1,
    'a',
  ]);
  sessionStorage.removeItem('a');
  expect(sessionStorage.getItem('a')).toBeNull();
  expect(localStorage).toBe(kept);
});
