import { expect, test } from 'vitest';
import { canChangePassword } from './canChangePassword.ts';
import { texts } from './texts.ts';

test('both must be strong and the same [PWD-02]', () => {
  expect(canChangePassword('Abcdef1!', 'Abcdef1!')).toBe(true);
  expect(canChangePassword('Abcdef1!', 'Abcdef1?')).toBe(false);
  expect(canChangePassword('abcdefgh', 'abcdefgh')).toBe(false);
  expect(canChangePassword('', '')).toBe(false);
  expect(texts.different.body).toBe('As passwords inseridas são diferentes');
});
