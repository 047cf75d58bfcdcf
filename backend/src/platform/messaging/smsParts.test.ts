import { expect, test } from 'vitest';
import { smsParts } from './smsParts.ts';

test.each([
  ['', 1],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  // Each of these takes two places.
  ['€'.repeat(80), 1],
  ['€'.repeat(81), 2],
  // None of the plain alphabet: 70 characters, and 67 where there are several parts.
  [`${'a'.repeat(69)}ç`, 1],
  [`${'a'.repeat(70)}ç`, 2],
  [`${'a'.repeat(133)}ã`, 2],
  [`${'a'.repeat(134)}ã`, 3],
])('%j is sent in %i parts [REM-03]', (text, parts) => {
  expect(smsParts(text)).toBe(parts);
});
