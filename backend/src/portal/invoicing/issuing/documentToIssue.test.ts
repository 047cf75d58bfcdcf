import { expect, test } from 'vitest';
import { documentToIssue, type InvoicedFacts } from './documentToIssue.ts';

const facts = (changes: Partial<InvoicedFacts>): InvoicedFacts => ({
  arrivedCents: undefined,
  workCents: null,
  paidCents: null,
  documents: [],
  ...changes,
});
const FT = (totalCents: number) => ({ kind: 'FT', totalCents }) as const;
const FR = (totalCents: number) => ({ kind: 'FR', totalCents }) as const;
const NC = (totalCents: number) => ({ kind: 'NC', totalCents }) as const;

test.each([
  ['a payment', { arrivedCents: 2500, paidCents: 2500 }, FR(2500)],
  [
    'a payment after a deposit that has its document',
    { arrivedCents: 15_950, paidCents: 18_450, documents: [FR(2500)] },
    FR(15_950),
  ],
  [
    'a payment of an invoice that was sent before',
    { arrivedCents: 18_450, paidCents: 18_450, documents: [FT(18_450)] },
    'documented',
  ],
  [
    'a payment of an invoice that was credited since',
    { arrivedCents: 18_450, paidCents: 18_450, documents: [FT(18_450), NC(-18_450)] },
    FR(18_450),
  ],
  [
    'a payment that a request had documented with all that was paid',
    { arrivedCents: 2500, paidCents: 18_450, documents: [FR(18_450)] },
    'documented',
  ],
  [
    'a payment of which an invoice says a part',
    { arrivedCents: 18_450, paidCents: 18_450, documents: [FT(8450)] },
    FR(10_000),
  ],
  ['a request for a work that is not paid', { workCents: 18_450 }, FT(18_450)],
  ['a request for a work that is paid', { workCents: 18_450, paidCents: 18_450 }, FR(18_450)],
  [
    'a request for what a deposit leaves',
    { workCents: 18_450, paidCents: 2500, documents: [FR(2500)] },
    FT(15_950),
  ],
  [
    'a request for the other half of a deposit, which nobody has paid',
    { workCents: 5000, paidCents: 2500, documents: [FR(2500)] },
    FT(2500),
  ],
  [
    'a request for the other half, paid as well',
    { workCents: 5000, paidCents: 5000, documents: [FR(2500)] },
    FR(2500),
  ],
  [
    'a request for what is documented',
    { workCents: 18_450, paidCents: 18_450, documents: [FR(18_450)] },
    'documented',
  ],
  ['a request without a budget, paid', { paidCents: 4000 }, FR(4000)],
  ['a request without a budget that has a document', { documents: [FT(1)] }, 'documented'],
  ['a request of which nobody knows the total', {}, 'unknown total'],
] as const)('%s [INV-08]', (_what, changes, expected) => {
  expect(documentToIssue(facts(changes))).toEqual(expected);
});
