import { policySchema } from '@portal/api/provider/policy';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { policyForm, policyIn } from './policyForm.ts';

const share = fc.integer({ min: 0, max: 100 });
const rules = {
  free_until_hours: fc.integer({ min: 0, max: 336 }),
  late_percent: share,
  no_show_percent: share,
};
const policies = fc.oneof(
  fc.record({ prepayment: fc.constant('full' as const), ...rules }),
  fc.record({
    prepayment: fc.constant('amount' as const),
    value: fc.integer({ min: 1, max: 10_000_000 }).map((cents) => cents / 100),
    ...rules,
  }),
  fc.record({
    prepayment: fc.constant('percent' as const),
    value: fc.integer({ min: 1, max: 100 }),
    ...rules,
  }),
);

test('what is shown of a policy is that policy again, and no policy stays none', () => {
  fc.assert(
    fc.property(policies, (policy) => {
      expect(policyIn(policyForm(policy))).toEqual({ policy });
    }),
  );
  expect(policyIn(policyForm(null))).toEqual({ policy: null });
});

test('whatever is written is a policy that the provider API takes, or has a field that is wrong', () => {
  const written = fc.oneof(
    { arbitrary: fc.integer({ min: -1, max: 400 }).map(String), weight: 9 },
    fc.string({ maxLength: 6 }),
  );
  const kinds = fc.constantFrom('none' as const, 'full', 'amount', 'percent');
  fc.assert(
    fc.property(
      fc.record({
        kind: kinds,
        value: written,
        freeUntil: written,
        late: written,
        noShow: written,
      }),
      (form) => {
        const read = policyIn(form);
        if ('problems' in read) expect(Object.keys(read.problems)).not.toEqual([]);
        else expect(v.is(policySchema, read.policy)).toBe(true);
      },
    ),
  );
});

test('of nothing that is prepaid nothing is kept', () => {
  const form = { kind: 'none' as const, value: '', freeUntil: '12', late: 'x', noShow: '' };
  expect(policyIn(form)).toEqual({
    policy: { prepayment: 'none', free_until_hours: 12, late_percent: 0, no_show_percent: 0 },
  });
});
