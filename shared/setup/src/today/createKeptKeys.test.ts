// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { createKeptKeys } from './createKeptKeys.ts';
import { forgetKept } from './kept.ts';

afterEach(() => sessionStorage.clear());

const opening = { what: 'Travões', phone: '912345678' };

test('the same words keep their key however often the page begins anew, until they are answered or their owner leaves', () => {
  const key = createKeptKeys<object>('opening').keyFor(opening);
  expect(createKeptKeys<object>('opening').keyFor(opening)).toBe(key);
  expect(createKeptKeys<object>('booking').keyFor(opening)).not.toBe(key);
  createKeptKeys<object>('opening').settle();
  const next = createKeptKeys<object>('opening').keyFor(opening);
  expect(next).not.toBe(key);
  forgetKept();
  expect(createKeptKeys<object>('opening').keyFor(opening)).not.toBe(next);
});

test('other words are another request', () => {
  const keys = createKeptKeys<object>('opening');
  const key = keys.keyFor(opening);
  expect(keys.keyFor({ ...opening, what: 'Óleo' })).not.toBe(key);
});
