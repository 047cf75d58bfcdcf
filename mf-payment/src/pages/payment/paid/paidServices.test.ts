import { budgetTotals } from '@portal/domain/money/budgetTotals';
import { centsToEuros } from '@portal/domain/money/cents';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paidServices, serviceTitle } from './paidServices.ts';

const symptom = (name: string, price?: number) => ({
  name,
  obs_value: null,
  obs_label: null,
  price,
});
const pricesOf = (...paid: Parameters<typeof paidServices>) =>
  paidServices(...paid).tasks.map(({ name, price }) => [name, price]);

test('a work lists its lines, an appointment what was asked for [PAY-02]', () => {
  const line = { designation: 'Travões', price: 64.5, completed: true, discount: 0 };
  expect(pricesOf({ services: [line], symptoms: [symptom('Ruído')] }, 6450)).toEqual([
    ['Travões', 6450],
  ]);
  expect(pricesOf({ services: [], symptoms: [symptom('Corte')] }, 2400)).toEqual([['Corte', 2400]]);
});

test('of several requested services each has its own price, where that is what is paid', () => {
  const asked = [symptom('Corte'), symptom('Consulta', 25)];
  expect(pricesOf({ services: [], symptoms: asked }, 2500)).toEqual([
    ['Corte', null],
    ['Consulta', 2500],
  ]);
  expect(pricesOf({ services: [], symptoms: asked }, 4000)).toEqual([
    ['Corte', null],
    ['Consulta', null],
  ]);
});

test('whatever the lines, discounts and VAT, what is shown adds up to what is paid', () => {
  const line = fc.record({
    designation: fc.constant('Linha'),
    completed: fc.boolean(),
    price: fc.integer({ min: 0, max: 500_000 }).map((cents) => cents / 100),
    discount: fc.oneof(
      fc.constant(0),
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 1, max: 9999 }).map((hundredths) => hundredths / 100),
    ),
  });
  const terms = fc.record({ rate: fc.constantFrom(0, 6, 13, 23), included: fc.boolean() });
  const advance = fc.option(fc.integer({ min: 1, max: 100_000 }));
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 30 }),
      terms,
      advance,
      (services, vat, part) => {
        const totals = budgetTotals(services, vat);
        const work = {
          services,
          symptoms: [],
          total: centsToEuros(totals.totalCents),
          total_novat: centsToEuros(totals.noVatCents),
          total_discount: centsToEuros(totals.discountCents),
        };
        const paid = part ?? totals.totalCents;
        const shown = paidServices(work, paid);
        const lines = shown.tasks.reduce((sum, { price }) => sum + (price ?? 0), 0);
        expect(lines + (shown.added?.amount ?? 0)).toBe(shown.service ?? paid);
        expect(shown.added?.kind ?? 'vat').toBe('vat');
        const reduced = shown.tasks.reduce(
          (sum, { price, before }) => sum + (before === null ? 0 : before - (price ?? 0)),
          0,
        );
        expect(reduced).toBe(shown.discount);
      },
    ),
    { numRuns: 500 },
  );
});

test('the title names the services', () => {
  expect(
    serviceTitle({ services: [], item: null, symptoms: [symptom('Corte'), symptom('Lavagem')] }),
  ).toBe('Corte, Lavagem');
});
