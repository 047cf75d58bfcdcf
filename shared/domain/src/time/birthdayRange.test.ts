import { expect, test } from 'vitest';
import { birthdayRange } from './birthdayRange.ts';

test('a birthday lies between 1900 and today [ITM-19]', () => {
  expect(birthdayRange('2026-07-14')).toEqual({ minimum: '1900-01-01', maximum: '2026-07-14' });
});
