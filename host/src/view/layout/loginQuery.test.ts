import { expect, test } from 'vitest';
import { loginQuery } from './loginQuery.ts';

test('only what login reads goes along [SHL-24] [C-172]', () => {
  expect(loginQuery('?cli=7&token=a&email=x%40y.pt&next=//evil.pt')).toBe('?cli=7&email=x%40y.pt');
  expect(loginQuery('?phone=912345678&token=a')).toBe('?phone=912345678');
  expect(loginQuery('?token=a')).toBe('');
});
