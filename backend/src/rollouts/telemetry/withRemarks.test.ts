import { expect, test } from 'vitest';
import { withRemarks, type LoadHealth } from './withRemarks.ts';

const health = (version: string, loads: number): LoadHealth => ({
  version,
  loads,
  failures: 0,
  medianMilliseconds: 100,
  codes: [],
});
const remarks = (counts: Record<string, number>) =>
  new Map(
    Object.entries(counts).map(([version, pages]) => [version, new Map([['BUS-FLOOD', pages]])]),
  );
const unusual = (loads: Record<string, number>, counts: Record<string, number>) =>
  withRemarks(
    Object.entries(loads).map(([version, count]) => health(version, count)),
    remarks(counts),
    '1.0.0',
  ).flatMap((entry) => entry.remarks.filter(({ isUnusual }) => isUnusual).map(() => entry.version));

test('what a version does as often as the one that everyone has is not unusual', () => {
  const loads = { '1.0.0': 4000, '1.1.0': 400 };
  expect(unusual(loads, { '1.0.0': 400, '1.1.0': 44 })).toEqual([]);
  expect(unusual(loads, { '1.0.0': 4, '1.1.0': 1 })).toEqual([]);
});

test('what it does clearly more often is, and never what everyone has', () => {
  const loads = { '1.0.0': 4000, '1.1.0': 400 };
  expect(unusual(loads, { '1.0.0': 4, '1.1.0': 40 })).toEqual(['1.1.0']);
  expect(unusual(loads, { '1.0.0': 3800 })).toEqual([]);
});

test('a version that was loaded before the day that is looked at is shown all the same', () => {
  expect(withRemarks([], remarks({ '1.1.0': 2 }), '1.0.0')).toEqual([
    {
      version: '1.1.0',
      loads: 0,
      failures: 0,
      medianMilliseconds: null,
      codes: [],
      remarks: [{ code: 'BUS-FLOOD', pages: 2, isUnusual: false }],
    },
  ]);
});
