import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from './anyText.testing.ts';
import { historyDay, mergeHistory, sortHistory } from './history.ts';
import { formatDayMonth } from './lisbonDate.ts';

const TODAY = '2026-02-10';
const RUNS = { numRuns: 1000 };
const dates = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2026-02-10'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

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
    fc.assert(
      fc.property(
        dates,
        (date) => historyDay(`${formatDayMonth(date, '')} ${date.slice(0, 4)}`, TODAY) === date,
      ),
      RUNS,
    );
    fc.assert(
      fc.property(
        dates.filter((date) => date > '2025-02-10'),
        (date) => historyDay(formatDayMonth(date, TODAY), TODAY) === date,
      ),
      RUNS,
    );
    fc.assert(
      fc.property(anyText, (text) =>
        ['string', 'undefined'].includes(typeof historyDay(text, TODAY)),
      ),
      RUNS,
    );
  });
});

test('newest first, undated first, January after December [SRV-10]', () => {
  const sorted = sortHistory(
    ['31 dez. 2025', null, '2026-01-02', '01 fev.', 'hoje', 'x'],
    (text) => text,
    TODAY,
  );
  expect(sorted).toEqual([null, 'x', 'hoje', '01 fev.', '2026-01-02', '31 dez. 2025']);
});

test('sorting keeps every entry and is idempotent [SRV-10]', () => {
  const entries = fc.array(fc.record({ date: fc.oneof(dates, anyText, fc.constant(null)) }));
  fc.assert(
    fc.property(entries, (list) => {
      const once = sortHistory(list, (entry) => entry.date, TODAY);
      expect(new Set(once)).toEqual(new Set(list));
      expect(sortHistory(once, (entry) => entry.date, TODAY)).toEqual(once);
    }),
    { ...RUNS, numRuns: 300 },
  );
});

test('sorting is total and stable: equal days stay in their order [SRV-10]', () => {
  const entries = fc.array(fc.constantFrom('2026-01-02', '02 jan.', 'hoje', TODAY, null, 'x'));
  fc.assert(
    fc.property(entries, (texts) => {
      const list = texts.map((date, index) => ({ index, day: historyDay(date, TODAY) ?? '~' }));
      const sorted = sortHistory(list, ({ index }) => texts[index], TODAY);
      sorted.forEach((entry, at) => {
        const next = sorted[at + 1];
        if (next === undefined) return;
        expect(entry.day >= next.day).toBe(true);
        if (entry.day === next.day) expect(entry.index).toBeLessThan(next.index);
      });
    }),
    RUNS,
  );
});

test('merging loses nothing but what is there already [SRV-02]', () => {
  const ids = fc.constantFrom('1', '2', '3', 'A-1', 'A-4', '', null, undefined);
  const works = fc.array(fc.record({ id: fc.constantFrom('A-1', 'A-2', '3'), work_id: ids }));
  fc.assert(
    fc.property(works, fc.array(fc.record({ id: fc.string(), work_id: ids })), (done, past) => {
      const merged = mergeHistory(done, past);
      const bare = (id: string) => id.replace(/^A-/, '');
      const known = done.flatMap(({ id, work_id }) => [bare(id), bare(work_id ?? '')]);
      expect(merged.slice(0, done.length)).toEqual(done);
      const dropped = past.filter((entry) => !merged.includes(entry));
      for (const { work_id } of dropped) expect(known).toContain(bare(work_id ?? '?'));
      expect(merged).toHaveLength(done.length + past.length - dropped.length);
    }),
    RUNS,
  );
});

test('an appointment whose work is completed is left out [SRV-02]', () => {
  const works = [{ id: 'A-7', work_id: '7' }, { id: 'A-8' }];
  const appointments = [
    { id: 'S-1', work_id: '7' },
    { id: 'S-2', work_id: 'A-8' },
    { id: 'S-3', work_id: null },
    { id: 'S-4' },
    { id: 'S-5', work_id: '9' },
  ];
  expect(mergeHistory(works, appointments).map((entry) => entry.id)).toEqual([
    'A-7',
    'A-8',
    'S-3',
    'S-4',
    'S-5',
  ]);
});
