import { expect, test } from 'vitest';
import { fieldLength } from './fieldLength.ts';

test('a field never holds more than 255 characters [ITM-23]', () => {
  expect(fieldLength({ length: 400 })).toBe(255);
  expect(fieldLength({ length: 20 })).toBe(20);
});
