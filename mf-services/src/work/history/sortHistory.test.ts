import { describe, expect, test } from 'vitest';
import { addDays, formatDayMonth } from '@portal/domain/time/isoDate';
import { historyDay, sortHistory } from './sortHistory.ts';

const TODAY = '2026-02-10';
/** Every day from the first to the last, both counted. */
function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

describe('the day of a history entry', () => {
  test.each([
    ['2025-12-31', '2025-12-31'],
    ['2025-12-31T10:00:00Z', '2025-12-31'],
    ['hoje', TODAY],
    ['31 dez. 2024', '2024-12-31'],
    ['05 fev.', '2026-02-05'],
    ['31 dez.', '2025-12-31'],
    ['5\u00a0MAR', '2025-03-05'],
    ['31 fev. 2024', undefined],
    ['12 foo. 2024', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j is %s [SRV-10]', (text, day) => {
    expect(historyDay(text, TODAY)).toBe(day);
  });
  test.each(
    'jan fev mar abr mai jun jul ago set out nov dez'
      .split(' ')
      .map((name, index) => [name, `2024-${String(index + 1).padStart(2, '0')}-15`] as const),
  )('15 %s. is %s, and is written so [SRV-10] [SRV-11]', (name, day) => {
    expect(historyDay(`15 ${name}. 2024`, TODAY)).toBe(day);
    expect(formatDayMonth(day, TODAY)).toBe(`15\u00a0${name}.`);
  });
  test('what we write is read back [SRV-10] [SRV-11]', () => {
    for (const day of daysFrom('2000-01-01', TODAY))
      expect(historyDay(`${formatDayMonth(day, '')} ${day.slice(0, 4)}`, TODAY)).toBe(day);
    for (const day of daysFrom('2025-02-11', TODAY))
      expect(historyDay(formatDayMonth(day, TODAY), TODAY)).toBe(day);
  });
  test.each([
    '99 jan. 2024',
    '0',
    '-',
    '\u0000',
    '31 jan. 99999',
    '2024-13-01',
    '1 jan',
    '😀 mar.',
  ])('any text is a day or none: %j', (text) =>
    expect(historyDay(text, TODAY) ?? '2024-01-01').toMatch(/^\d{4}-\d\d-\d\d$/),
  );
});

test('newest first, undated first, January after December [SRV-10]', () => {
  const sorted = sortHistory(
    ['31 dez. 2025', null, '2026-01-02', '01 fev.', 'hoje', 'x'],
    (text) => text,
    TODAY,
  );
  expect(sorted).toEqual([null, 'x', 'hoje', '01 fev.', '2026-01-02', '31 dez. 2025']);
});

const DATES = ['2026-01-02', '02 jan.', 'hoje', TODAY, null, 'x'];
const lists = DATES.flatMap((one) =>
  DATES.flatMap((two) => DATES.map((three) => [one, two, three, '02 jan.'])),
);

test('sorting is total, keeps every entry in the order of equal days, and is idempotent [SRV-10]', () => {
  for (const texts of lists) {
    const list = texts.map((date, index) => ({
      date,
      index,
      day: historyDay(date, TODAY) ?? '~',
    }));
    const sorted = sortHistory(list, ({ date }) => date, TODAY);
    expect(new Set(sorted)).toEqual(new Set(list));
    expect(sortHistory(sorted, ({ date }) => date, TODAY)).toEqual(sorted);
    sorted.forEach((entry, at) => {
      const next = sorted[at + 1];
      if (next === undefined) return;
      expect(entry.day >= next.day).toBe(true);
      if (entry.day === next.day) expect(entry.index).toBeLessThan(next.index);
    });
  }
});
