import { expect, test } from 'vitest';
import { hopsUntil } from './measureHops.ts';

const at = (start: number) => ({
  url: '/x',
  kind: 'data',
  start,
  answered: null,
  end: null,
  bytes: 0,
});

test('every whole latency that has passed is one answer that was waited for', () => {
  const requests = [at(100), at(102.1), at(102.2)];
  expect(hopsUntil(requests, 100.3, 2000)).toBe(0);
  expect(hopsUntil(requests, 102.2, 2000)).toBe(1);
  expect(hopsUntil(requests, 105.9, 2000)).toBe(2);
});
