import { expect, test } from 'vitest';
import { searchAtStep, stepOfAddress } from './stepOfAddress.ts';

test('the address holds the step and keeps its other parameters', () => {
  expect([stepOfAddress(''), stepOfAddress('?passo=2'), stepOfAddress('?passo=9')]).toEqual([
    1, 2, 1,
  ]);
  expect(searchAtStep('?x=1', 3)).toBe('?x=1&passo=3');
  expect(searchAtStep('?passo=3', 1)).toBe('');
});
