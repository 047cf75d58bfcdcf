import { expect, test } from 'vitest';
import { loginQuery } from './loginQuery.ts';

test('only what login reads goes along', () => {
  expect(loginQuery('?cli=7&token=a&email=x%40y.pt&next=//evil.pt')).toBe('?cli=7&email=x%40y.pt');
  expect(loginQuery('?token=a')).toBe('');
});
