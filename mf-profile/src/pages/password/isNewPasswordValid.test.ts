import { expect, test } from 'vitest';
import { isNewPasswordValid } from './isNewPasswordValid.ts';
import { texts } from './texts.ts';

test('both must be strong and the same [PWD-02]', () => {
  expect(isNewPasswordValid('Abcdef1!', 'Abcdef1!')).toBe(true);
  expect(isNewPasswordValid('Abcdef1!', 'Abcdef1?')).toBe(false);
  expect(isNewPasswordValid('abcdefgh', 'abcdefgh')).toBe(false);
  expect(isNewPasswordValid('', '')).toBe(false);
  expect(texts.different.body).toBe('As passwords inseridas são diferentes');
});
