import { expect, test } from 'vitest';
import { createRateLimit } from './createRateLimit.ts';

test('lets a burst pass, then what the rate allows, and forgets the past', () => {
  let now = 0;
  const may = createRateLimit(3, 2, () => now);
  const many = () => Array.from({ length: 10 }, may).filter(Boolean).length;
  expect(many()).toBe(3);
  now = 499;
  expect(many()).toBe(0);
  now = 1000;
  expect(many()).toBe(2);
  now = 60_000;
  expect(many()).toBe(3);
});
