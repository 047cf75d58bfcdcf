import { expect, test } from 'vitest';
import { prepaidCents } from './prepaidCents.ts';

const none = { prepayment: 'none', amountCents: null, percent: null } as const;
const full = { prepayment: 'full', amountCents: null, percent: null } as const;
const amount = (amountCents: number) =>
  ({ prepayment: 'amount', amountCents, percent: null }) as const;
const percent = (share: number) =>
  ({ prepayment: 'percent', amountCents: null, percent: share }) as const;

test.each([
  [null, 2500, 2500],
  [none, 2500, null],
  [full, 2500, 2500],
  [amount(1500), 2500, 1500],
  [amount(4000), 2500, 2500],
  [percent(50), 2501, 1251],
  [percent(50), 2499, 1250],
  [percent(33), 1050, 347],
  [percent(1), 49, 1],
  [percent(1), 1, 1],
  [percent(100), 2501, 2501],
  [null, null, null],
  [full, null, null],
  [amount(1500), null, null],
])('of %j with a price of %s cents %s are paid in advance [POL-06]', (policy, price, prepaid) => {
  expect(prepaidCents(policy, price)).toBe(prepaid);
});
