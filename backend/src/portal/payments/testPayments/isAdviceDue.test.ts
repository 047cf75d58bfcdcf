import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAdviceDue } from './isAdviceDue.ts';

const day = 86_400_000;
const state = fc.constantFrom(
  'none' as const,
  'sandbox' as const,
  'testing' as const,
  'live' as const,
);
const tests = fc.array(
  fc.record({
    state: fc.constantFrom(
      'INITIATING' as const,
      'WAITING' as const,
      'RECEIVED' as const,
      'FAILED' as const,
      'EXPIRED' as const,
    ),
    age: fc.integer({ min: 0, max: 4 * day }),
  }),
  { maxLength: 6 },
);

test('the address is said in testing alone, a day after a test that the gateway took and did not call back, and then on [SET-17] [C-779]', () => {
  const now = Date.UTC(2026, 5, 15);
  fc.assert(
    fc.property(state, tests, fc.nat(2 * day), (current, list, later) => {
      const stored = list.map(({ state: of, age }) => ({
        ...{ state: of, createdAt: new Date(now - age) },
      }));
      const due = isAdviceDue(current, stored, new Date(now));
      const waited = list.some(
        (one) => (one.state === 'WAITING' || one.state === 'EXPIRED') && one.age >= day,
      );
      expect(due).toBe(current === 'testing' && waited);
      if (due) expect(isAdviceDue(current, stored, new Date(now + later))).toBe(true);
    }),
  );
});
