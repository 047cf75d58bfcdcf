import { eurosToCents } from '@portal/domain/money/cents';
import { budgetSchema } from '@portal/api/provider/budget';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  budgetOf,
  emptyBudget,
  isReady,
  linesThatCount,
  problemsOfLine,
  totalOf,
} from './budgetForm.ts';
import { centsIn } from './centsIn.ts';

const line = (id: number, designation: string, price: string) => ({ id, designation, price });

test('prices are read as Portuguese write them, in whole cents [C-799]', () => {
  const read = ['64', '12,5', '12.50', '1.250,00', '1 250 €', '0,07', '999999,99'].map(centsIn);
  expect(read).toEqual([6400, 1250, 1250, 125_000, 125_000, 7, 99_999_999]);
  expect(centsIn(' ')).toBeNull();
  for (const wrong of ['0', '0,00', '-5', '12,345', 'dez', '1,2,3', '1.25,00', '1000000'])
    expect([wrong, centsIn(wrong)]).toEqual([wrong, undefined]);
  // No cent is lost between what is written, what is sent and what the server counts.
  for (let cents = 1; cents < 20_000; cents += 7) {
    const written = `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
    const form = { ...emptyBudget, title: 'a', lines: [line(1, 'b', written)] };
    const sent = budgetOf(form, []).jobs[0]?.materials[0]?.price ?? 0;
    expect(eurosToCents(sent)).toBe(cents);
  }
});

test('a budget is ready with a title and whole lines; empty ones do not count [C-799]', () => {
  expect(isReady(emptyBudget)).toBe(false);
  const whole = [line(1, 'Pastilhas', '64,50'), line(2, ' ', ''), line(3, 'Mão de obra', '55')];
  const form = { ...emptyBudget, title: ' Travões ', lines: whole };
  expect([isReady(form), totalOf(form)]).toEqual([true, 11_950]);
  expect(linesThatCount(form).map(({ id }) => id)).toEqual([1, 3]);
  expect(isReady({ ...form, title: ' ' })).toBe(false);
  expect(isReady({ ...form, lines: [...whole, line(4, 'Óleo', '')] })).toBe(false);
  expect(problemsOfLine(line(1, '', 'x'))).toEqual({
    designation: expect.stringMatching(/\S/),
    price: 'Escreva um preço, por exemplo 12,50.',
  });
  expect(budgetOf(form, ['f1'])).toEqual({
    ...{ vat_rate: 23, prices_include_vat: true },
    jobs: [
      {
        ...{ title: 'Travões', file_ids: ['f1'] },
        materials: [
          { designation: 'Pastilhas', price: 64.5, completed: false, discount: 0 },
          { designation: 'Mão de obra', price: 55, completed: false, discount: 0 },
        ],
      },
    ],
  });
  expect(v.is(budgetSchema, budgetOf(form, ['f1']))).toBe(true);
});
