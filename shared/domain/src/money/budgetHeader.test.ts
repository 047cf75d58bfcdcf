import { expect, test } from 'vitest';
import { budgetHeader, canApprove } from './budgetHeader.ts';
import { BARS } from '../work/stateName.ts';

test('without a total [DET-19] [DET-21]', () => {
  expect(BARS.map((bars) => budgetHeader(bars, null).label)).toEqual([
    'em espera',
    'em espera',
    'em diagnóstico',
    'em aprovação',
    'em espera',
    'em espera',
    'em espera',
  ]);
});

test('with a total [DET-20] [DET-21]', () => {
  expect(BARS.map((bars) => budgetHeader(bars, 18450).label)).toEqual([
    'em espera',
    'em espera',
    'em diagnóstico',
    'em espera',
    'Aprovado',
    'Aprovado',
    'Aprovado',
  ]);
  expect(budgetHeader(3, 18450)).toEqual({ label: 'Aprovado', total: 18450 });
  expect(budgetHeader(3, 0).label).toBe('Aprovado');
});

test('approve needs the permission and a total [DET-35]', () => {
  expect(canApprove(true, 18450)).toBe(true);
  expect(canApprove(true, null)).toBe(false);
  expect(canApprove(false, 18450)).toBe(false);
});
