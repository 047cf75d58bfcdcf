import { expect, test } from 'vitest';
import { pollPlan } from './pollPlan.ts';

test('5 s for MB WAY, 10 s otherwise, first after 1 s or 2 s [PAY-11] [PAY-12]', () => {
  expect(pollPlan('MBWAY', 'opened')).toEqual({ firstMs: 1000, everyMs: 5000 });
  expect(pollPlan('MB', 'created')).toEqual({ firstMs: 2000, everyMs: 10_000 });
  expect(pollPlan('CC', 'opened').everyMs).toBe(10_000);
});
