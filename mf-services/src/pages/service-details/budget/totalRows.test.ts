import { expect, test } from 'vitest';
import { aBudget, anAppointmentWork, aWork } from '../../../testing/aWork.ts';
import { askedRows, budgetTag, budgetTitle, taskRow, totalRows } from './totalRows.ts';

const nbsp = '\u00a0';

test('lines show euros and the discount in percent [DET-13] [LIM-10]', () => {
  const [plain, discounted] = aBudget().services.map(taskRow);
  expect(plain).toMatchObject({ price: `45,00${nbsp}€`, discount: undefined });
  expect(discounted).toMatchObject({
    price: `36,00${nbsp}€`,
    priceBefore: `40,00${nbsp}€`,
    discount: 'Desconto 10%',
  });
  const [half] = aBudget({
    services: [{ designation: 'Óleo', price: 40, completed: false, discount: 12.5 }],
  }).services.map(taskRow);
  expect(half).toMatchObject({ price: `35,00${nbsp}€`, discount: 'Desconto 12,5%' });
});

test('totals show the price without VAT and the VAT [DET-13] [LIM-10]', () => {
  expect(totalRows(aBudget())).toEqual([
    { label: 'Desconto incluído', value: `4,00${nbsp}€` },
    { label: 'Total s/ IVA', value: `150,00${nbsp}€` },
    { label: 'IVA', value: `34,50${nbsp}€` },
  ]);
  expect(totalRows(aWork())).toEqual([]);
});

test('the header says where the budget stands [C-180] [DET-19] [DET-20] [DET-21]', () => {
  const state = (bars: 1 | 2 | 2.5 | 3 | 4 | 5) => ({ state: { bars, name: '' } });
  expect(budgetTag(aBudget(state(2)))?.label).toBe('em diagnóstico');
  expect(budgetTag(aBudget({ total: null }))?.label).toBe('em aprovação');
  expect(budgetTag(aBudget())?.label).toBe('em espera');
  expect(budgetTag(aBudget(state(3)))).toMatchObject({ label: 'Aprovado', total: 18_450 });
  for (const bars of [4, 5] as const)
    expect(budgetTag(aBudget(state(bars)))?.label).toBe('Aprovado');
  expect(budgetTag(aWork({ ...state(3), total: null }))?.label).toBe('em espera');
  expect(budgetTag(aWork(state(1)))?.label).toBe('em espera');
  expect(budgetTag(anAppointmentWork())?.label).toBe('em espera');
  expect(budgetTag(anAppointmentWork({ is_history: true }))).toBeNull();
  expect(budgetTag(anAppointmentWork({ is_cancelled: true }))).toBeNull();
});

test('what is over waits for nothing: it has its total or no header [DET-21] [C-816]', () => {
  const over = { state: { bars: 5, name: '' }, is_history: true } as const;
  expect(budgetTag(aWork({ ...over, total: null }))).toBeNull();
  expect(budgetTag(aWork({ ...over, total: 90 }))).toMatchObject({
    label: 'Aprovado',
    total: 9000,
  });
  expect(budgetTag(aBudget({ is_cancelled: true, is_history: true }))).toBeNull();
});

test('what was asked for is said with the words of its observation', () => {
  const symptoms = [{ name: 'Ruído', obs_label: 'Onde', obs_value: 'à frente' }];
  expect(askedRows({ symptoms })).toMatchObject([{ name: 'Ruído', note: 'Onde: à frente' }]);
});

test('the list is a budget, then what was done; of an appointment what was asked for', () => {
  expect(budgetTitle(aBudget())).toBe('Orçamento');
  expect(budgetTitle(aBudget({ state: { bars: 5, name: '' } }))).toBe('Serviços Realizados');
  expect(budgetTitle(anAppointmentWork())).toBe('Serviços Solicitados');
});
