// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { safeStorage } from './safeStorage.ts';

test('keeps values in the storage of the browser', () => {
  const storage = safeStorage(() => localStorage);
  storage.write('a', '1');
  expect(localStorage.getItem('a')).toBe('1');
  expect(storage.read('a')).toBe('1');
  storage.remove('a');
  expect(storage.read('a')).toBeNull();
});

test('a blocked or full storage loses nothing while the page lives', () => {
  const storage = safeStorage(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  storage.write('a', '1');
  expect(storage.read('a')).toBe('1');
  storage.remove('a');
  expect(storage.read('a')).toBeNull();
});
