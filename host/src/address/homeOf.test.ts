import { expect, test } from 'vitest';
import { homeOf } from './homeOf.ts';

test('the root leads to the home of the mode [SHL-10] [SHL-11]', () => {
  expect(homeOf('full')).toBe('/services');
  expect(homeOf('lite')).toBe('/services-lite');
  expect(homeOf('visitor')).toBe('/login');
});
