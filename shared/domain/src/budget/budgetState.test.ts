import { expect, test } from 'vitest';
import { budgetState, canDecide, type BudgetFacts } from './budgetState.ts';

const facts = (more: Partial<BudgetFacts> = {}): BudgetFacts => ({
  isInForce: true,
  needsApproval: true,
  validUntil: '2026-07-23',
  jobs: [{ state: 'undecided' }, { state: 'approved' }],
  ...more,
});
const decided = [{ state: 'declined' }, { state: 'later' }] as const;

test.each([
  ['waiting', facts(), '2026-07-23'],
  ['expired', facts(), '2026-07-24'],
  ['decided', facts({ jobs: decided }), '2026-07-24'],
  ['informative', facts({ needsApproval: false }), '2026-07-24'],
  ['superseded', facts({ isInForce: false, jobs: decided }), '2026-07-01'],
])('a version is %s [BUD-07] [BUD-27]', (state, budget, today) => {
  expect(budgetState(budget, today)).toBe(state);
});

test('decided is what is in force, asked for and valid, while some job is not approved [BUD-25] [BUD-28]', () => {
  const today = '2026-07-23';
  expect(canDecide(facts(), today)).toBe(true);
  expect(canDecide(facts({ jobs: decided }), today)).toBe(true);
  expect(canDecide(facts(), '2026-07-24')).toBe(false);
  expect(canDecide(facts({ jobs: [{ state: 'approved' }] }), today)).toBe(false);
  expect(canDecide(facts({ isInForce: false }), today)).toBe(false);
  expect(canDecide(facts({ needsApproval: false }), today)).toBe(false);
});
