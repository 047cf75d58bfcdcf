import { expect, test } from 'vitest';
import { pollPlan } from './pollPlan.ts';

test('5 s for MB WAY, 10 s otherwise, first after 1 s or 2 s [PAY-11] [PAY-12]', () => {
  expect(pollPlan('MBWAY', 'opened')).toEqual({ firstMs: 1000, everyMs: 5000 });
  expect(pollPlan('MB', 'created')).toEqual({ firstMs: 2000, everyMs: 10_000 });
  for (const method of ['MB', 'MBWAY', 'CC'] as const)
    for (const start of ['opened', 'created'] as const)
      expect(pollPlan(method, start)).toEqual({
        firstMs: start === 'opened' ? 1000 : 2000,
        everyMs: method === 'MBWAY' ? 5000 : 10_000,
      });
});
