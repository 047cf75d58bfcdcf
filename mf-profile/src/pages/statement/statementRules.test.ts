import type { StatementYear } from '@portal/api/payment/statement';
import { expect, test } from 'vitest';
import { aboutWords } from './aboutWords.ts';
import { entriesByYear } from './entriesByYear.ts';
import { yearSums } from './yearSums.ts';

const about = { subject: 'A-1', item: null, asked: [] };
const entry = (id: string, day: string) => ({
  ...{ kind: 'request' as const, id, day, about, state: 'requested' as const },
  ...{ requested_at: `${day}T10:00:00Z`, reason: null, ask: null },
});
const year = (of: number, changes: Partial<StatementYear> = {}): StatementYear => ({
  ...{ year: of, paid: 0, refunded: 0, invoiced: 0, documents: 0, archive: null },
  ...changes,
});

test('an entry stands under the year of its day, and a year without one is not shown yet', () => {
  const entries = [entry('a', '2026-01-01'), entry('b', '2025-12-31'), entry('c', '2025-01-01')];
  const shown = entriesByYear([year(2026), year(2025), year(2024)], entries);
  expect(
    shown.map(({ year: { year: of }, entries: own }) => [of, own.map(({ id }) => id)]),
  ).toEqual([
    [2026, ['a']],
    [2025, ['b', 'c']],
  ]);
});

test.each([
  [{ item: 'Renault', asked: ['Travões', 'Óleo'] }, 'Renault, Travões, Óleo'],
  [{ asked: ['Corte'] }, 'Corte'],
  [{ item: 'Renault' }, 'Renault'],
  [{}, 'Serviço'],
  [{ subject: 'S-1' }, 'Marcação'],
])('%j reads as «%s»', (changes, words) => {
  expect(aboutWords({ ...about, ...changes })).toBe(words);
});

test('a year says what there was of: nothing invoiced is said where documents take each other back [C-822]', () => {
  expect(yearSums(year(2026))).toEqual([]);
  expect(yearSums(year(2026, { paid: 10, refunded: -10, documents: 2 }))).toEqual([
    { label: 'Pago', euros: 10 },
    { label: 'Devolvido', euros: -10 },
    { label: 'Faturado', euros: 0 },
  ]);
});
