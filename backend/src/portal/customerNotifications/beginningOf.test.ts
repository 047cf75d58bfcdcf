import { expect, test } from 'vitest';
import { beginningOf } from './beginningOf.ts';

test.each([
  ['Já está pronto.', 'Já está pronto.'],
  [' Já\n está  pronto. ', 'Já está pronto.'],
  ['a'.repeat(80), 'a'.repeat(80)],
  ['a'.repeat(81), `${'a'.repeat(79)}…`],
  ['👍'.repeat(80), '👍'.repeat(80)],
])('of %j an SMS and the bell say %j [LITE-24] [C-185]', (message, beginning) => {
  expect(beginningOf(message)).toBe(beginning);
});
