import { expect, test } from 'vitest';
import { isLitePath } from '@portal/contract/paths';
import { modeOf } from './modeOf.ts';

test('a path is lite when its first segment ends in -lite [SHL-09]', () => {
  expect(isLitePath('/schedule-lite/S-1')).toBe(true);
  expect(isLitePath('/schedule/x-lite')).toBe(false);
});

test('the mode follows from path and session [SHL-03] [SHL-04]', () => {
  expect(modeOf('/services', true)).toBe('full');
  expect(modeOf('/services', false)).toBe('visitor');
  expect(modeOf('/services-lite', true)).toBe('lite');
});

test('whoever is logged in at a demo company is a demo user [SHL-05]', () => {
  expect(modeOf('/services', true, true)).toBe('demo');
  expect(modeOf('/services', false, true)).toBe('visitor');
});
