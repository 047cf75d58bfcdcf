import { expect, test } from 'vitest';
import { keptCents, policySentences, type PolicyFacts } from './policySentences.ts';

const facts: PolicyFacts = {
  prepaidCents: 1500,
  onSiteCents: 1500,
  freeUntil: '16 jun. 2026 às 10:00',
  latePercent: 50,
  noShowPercent: 100,
};
const said = (changes: Partial<PolicyFacts>) =>
  policySentences({ ...facts, ...changes }).map((sentence) => sentence.replaceAll('\u00a0', ' '));

test('the rule is said in words: what is paid now and what on site, until when it is free, and what is kept then [POL-03] [C-547] [LIM-10]', () => {
  expect(said({})).toEqual([
    'Paga agora 15,00 € de pré-pagamento.',
    'O resto, 15,00 €, paga no local.',
    'Pode cancelar sem custos até 16 jun. 2026 às 10:00.',
    'Depois, ficam retidos 50 % do pré-pagamento (7,50 €).',
    'Se não comparecer, ficam retidos 100 % do pré-pagamento (15,00 €).',
  ]);
  expect(said({ onSiteCents: 0, noShowPercent: 50 })).toEqual([
    'Paga agora 15,00 € de pré-pagamento.',
    'Pode cancelar sem custos até 16 jun. 2026 às 10:00.',
    'Depois, ficam retidos 50 % do pré-pagamento (7,50 €).',
  ]);
  expect(said({ freeUntil: null, onSiteCents: 0, noShowPercent: 0 })).toEqual([
    'Paga agora 15,00 € de pré-pagamento.',
    'Se cancelar, ficam retidos 50 % do pré-pagamento (7,50 €).',
  ]);
  expect(said({ prepaidCents: 0 })).toEqual([
    'Paga 15,00 € no local.',
    'Pode cancelar sem custos até 16 jun. 2026 às 10:00.',
  ]);
  expect(said({ latePercent: null, noShowPercent: null, onSiteCents: 0 })).toEqual([
    'Paga agora 15,00 € de pré-pagamento.',
    'Pode cancelar sem custos até 16 jun. 2026 às 10:00.',
  ]);
});

test.each([
  [1500, 50, 750],
  [1501, 50, 751],
  [1499, 50, 750],
  [1, 1, 0],
  [50, 1, 1],
  [1500, 0, 0],
  [1500, 100, 1500],
])('of %s cents at %s %% are %s kept', (cents, percent, kept) => {
  expect(keptCents(cents, percent)).toBe(kept);
});
