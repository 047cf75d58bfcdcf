import { policySchema } from '@portal/api/provider/policy';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { policyOf, typedPrepayment } from './typedPrepayment.ts';

const percent = fc.integer({ min: 0, max: 100 });
const rules = {
  ...{ free_until_hours: fc.integer({ min: 0, max: 336 }) },
  ...{ late_percent: percent, no_show_percent: percent },
};
const cents = fc.integer({ min: 1, max: 1e7 }).map((amount) => amount / 100);
const anyPolicy = fc.oneof(
  fc.record({ prepayment: fc.constantFrom('none', 'full'), ...rules }),
  fc.record({ prepayment: fc.constant('amount'), value: cents, ...rules }),
  fc.record({
    ...{ prepayment: fc.constant('percent'), value: fc.integer({ min: 1, max: 100 }), ...rules },
  }),
);

test('what the form begins with is what it keeps, untouched', () => {
  expect(policyOf(typedPrepayment(null))).toBeNull();
  fc.assert(
    fc.property(anyPolicy, (drawn) => {
      const policy = v.parse(policySchema, drawn);
      expect(policyOf(typedPrepayment(policy))).toEqual(policy);
    }),
  );
});

test.each([
  [{ value: '' }],
  [{ value: '101' }],
  [{ value: 'metade' }],
  [{ freeHours: '337' }],
  [{ freeHours: '' }],
  [{ late: '-1' }],
  [{ noShow: '100,5' }],
])('a figure that is none is refused: %j', (wrong) => {
  const share = { ...typedPrepayment(null), kind: 'percent' as const, value: '50' };
  expect(policyOf(share)).toMatchObject({ prepayment: 'percent', value: 50 });
  expect(policyOf({ ...share, ...wrong })).toBeUndefined();
});
