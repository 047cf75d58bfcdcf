import { BARS } from '@portal/domain/work/stateName';
import { expect, test } from 'vitest';
import { nextStage, takesBudget } from './nextStage.ts';

const work = (bars: (typeof BARS)[number], waits = false) => ({
  ...{ state: { bars, name: '' }, allow_approve: waits },
});

test('a work goes on stage by stage, and waits while its customer decides [C-806]', () => {
  expect(BARS.map((bars) => nextStage(work(bars)))).toEqual([null, 2, 3, 3, 4, 5, null]);
  expect(nextStage(work(2.5, true))).toBeNull();
  expect(nextStage(work(3, true))).toBe(4);
});

test('only the first budget is posted here, before the work begins [C-799]', () => {
  const takes = (version: number | null) =>
    BARS.filter((bars) => takesBudget({ ...work(bars), budget_version: version }));
  expect(takes(null)).toEqual([1, 2]);
  expect(takes(1)).toEqual([]);
});
