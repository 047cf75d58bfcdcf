import { expect, test } from 'vitest';
import { createRequestKeys } from './createRequestKeys.ts';

test('a repeated request keeps its key until it is answered', () => {
  const keys = createRequestKeys<object>();
  const first = keys.keyFor({ id: 'S-1', total: 3500 });
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(keys.keyFor({ id: 'S-1', total: 3500 })).toBe(first);
  keys.settle();
  expect(keys.keyFor({ id: 'S-1', total: 3500 })).not.toBe(first);
});

test('another request has another key', () => {
  const keys = createRequestKeys<object>();
  const seen = [{ total: 1 }, { total: 2 }, { total: 2, phone: null }].map(keys.keyFor);
  expect(new Set(seen).size).toBe(3);
});
