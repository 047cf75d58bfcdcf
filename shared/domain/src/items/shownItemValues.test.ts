import { expect, test } from 'vitest';
import { shownItemValues } from './shownItemValues.ts';

const fields = ['date', 'birthday', 'text'].map((type) => ({ name: type, type }));

test.each([
  ['2024-02-15', '2\u00a0anos'],
  ['2026-02-15', '4\u00a0meses'],
  ['2026-06-14', '1\u00a0dia'],
  ['2026-06-16', '16/06/2026'],
  ['Fevereiro', 'Fevereiro'],
])('a birthday on %s is shown as %s, and no other value is [ITM-18]', (birthday, shown) => {
  const values = { birthday, date: '2026-02-15', text: '2026-02-15', other: '2026-02-15' };
  expect(shownItemValues(fields, values, '2026-06-15')).toEqual({
    birthday: shown,
    date: '15/02/2026',
    text: '2026-02-15',
    other: '2026-02-15',
  });
});
