import { expect, test } from 'vitest';
import { backupName, backupOfKey, keptBackups } from './keptBackups.ts';

const day = 24 * 60 * 60 * 1000;
const nightly = (count: number, last: string): string[] =>
  Array.from({ length: count }, (_, index) =>
    backupName(new Date(new Date(last).getTime() - index * day)),
  );

test('keeps the newest of seven days, four weeks and twelve months', () => {
  const names = nightly(800, '2026-11-27T03:15:00Z');
  const kept = [...keptBackups(names, { daily: 7, weekly: 4, monthly: 12 })].sort();
  const dates = kept.map((name) => name.slice(0, 10));
  expect(dates).toEqual([
    ...['2025-12-31', '2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'],
    ...['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-10-31'],
    // The last days of the three weeks before this one, and seven days.
    ...['2026-11-08', '2026-11-15', '2026-11-21', '2026-11-22', '2026-11-23'],
    ...['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'],
  ]);
});

test('counts days that have a backup, and keeps the newest of a day', () => {
  const names = ['2026-01-01T031500Z', '2026-03-01T031500Z', '2026-03-01T091500Z'];
  expect([...keptBackups(names, { daily: 2, weekly: 0, monthly: 0 })].sort()).toEqual([
    '2026-01-01T031500Z',
    '2026-03-01T091500Z',
  ]);
});

test('keeps the newest whatever the rule says', () => {
  const names = ['2026-01-01T031500Z', '2026-01-02T031500Z'];
  expect([...keptBackups(names, { daily: 0, weekly: 0, monthly: 0 })]).toEqual([
    '2026-01-02T031500Z',
  ]);
});

test('knows the backup of a file by its key, and what is none of ours', () => {
  expect(backupName(new Date('2026-11-27T03:15:00.999Z'))).toBe('2026-11-27T031500Z');
  expect(backupOfKey('2026-11-27T031500Z/tables/works.copy.gz')).toBe('2026-11-27T031500Z');
  for (const key of ['before-0.2.0/manifest.json', 'media/ab/abc.original', '2026-11-27T031500Z'])
    expect(backupOfKey(key)).toBeUndefined();
});
