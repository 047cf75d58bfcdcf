// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { schedulingMode } from './schedulingMode.ts';

afterEach(() => sessionStorage.clear());

test('only schedule=true in the address opens the portal to book, and the tab remembers it [SHL-36]', () => {
  const mode = (search: string) => schedulingMode(new URLSearchParams(search));
  expect(['', 'schedule=false', 'schedule', 'schedule=1'].map(mode)).toEqual(
    Array.from({ length: 4 }, () => false),
  );
  expect(mode('schedule=true')).toBe(true);
  expect(mode('')).toBe(true);
});
