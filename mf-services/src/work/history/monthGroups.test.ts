import { expect, test } from 'vitest';
import { monthGroups, titledMonths } from './monthGroups.ts';

test('neighbours of one month stand under its name and year, in the order of the list', () => {
  const dates = ['2027-03-28', '2026-11-30T09:00:00Z', '2026-11-02', null, '2024-11-05'];
  expect(monthGroups(dates, (date) => date)).toEqual([
    { title: 'março de 2027', entries: ['2027-03-28'] },
    { title: 'novembro de 2026', entries: ['2026-11-30T09:00:00Z', '2026-11-02'] },
    { title: '', entries: [null] },
    { title: 'novembro de 2024', entries: ['2024-11-05'] },
  ]);
});

test('a list of one year needs no titles', () => {
  const dates = ['2026-11-30', '2026-10-02', null];
  expect(titledMonths(dates, (date) => date, '2026-12-01')).toEqual([
    { title: '', entries: dates },
  ]);
  expect(titledMonths(dates, (date) => date, '2027-01-01').map(({ title }) => title)).toEqual([
    'novembro de 2026',
    'outubro de 2026',
    '',
  ]);
});
