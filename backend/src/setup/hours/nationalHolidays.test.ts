import fc from 'fast-check';
import { DateTime } from 'luxon';
import { expect, test } from 'vitest';
import { easterOf } from './easterOf.ts';
import { nationalHolidays } from './nationalHolidays.ts';

/** As published: Good Friday, Easter and Corpus Christi of a year. */
const published: readonly [goodFriday: string, easter: string, corpusChristi: string][] = [
  ['2024-03-29', '2024-03-31', '2024-05-30'],
  ['2025-04-18', '2025-04-20', '2025-06-19'],
  ['2026-04-03', '2026-04-05', '2026-06-04'],
  ['2027-03-26', '2027-03-28', '2027-05-27'],
  ['2028-04-14', '2028-04-16', '2028-06-15'],
  ['2029-03-30', '2029-04-01', '2029-05-31'],
  ['2030-04-19', '2030-04-21', '2030-06-20'],
  ['2031-04-11', '2031-04-13', '2031-06-12'],
  ['2032-03-26', '2032-03-28', '2032-05-27'],
  ['2033-04-15', '2033-04-17', '2033-06-16'],
  ['2034-04-07', '2034-04-09', '2034-06-08'],
  ['2035-03-23', '2035-03-25', '2035-05-24'],
];

test.each(published)('the holidays that move fall on %s, %s and %s', (friday, easter, corpus) => {
  const year = easter.slice(0, 4);
  const moving = nationalHolidays(`${year}-01-01`).filter(({ name }) =>
    ['Sexta-Feira Santa', 'Domingo de Páscoa', 'Corpo de Deus'].includes(name),
  );
  expect(moving.map(({ date }) => date)).toEqual([friday, easter, corpus]);
});

test('the next 12 months begin with today and have all thirteen, Carnival not among them [SET-14] [C-789]', () => {
  const holidays = nationalHolidays('2026-12-01');
  expect(holidays.map(({ date, name }) => `${date} ${name}`)).toEqual([
    '2026-12-01 Restauração da Independência',
    '2026-12-08 Imaculada Conceição',
    '2026-12-25 Natal',
    '2027-01-01 Ano Novo',
    '2027-03-26 Sexta-Feira Santa',
    '2027-03-28 Domingo de Páscoa',
    '2027-04-25 Dia da Liberdade',
    '2027-05-01 Dia do Trabalhador',
    '2027-05-27 Corpo de Deus',
    '2027-06-10 Dia de Portugal',
    '2027-08-15 Assunção de Nossa Senhora',
    '2027-10-05 Implantação da República',
    '2027-11-01 Todos os Santos',
  ]);
});

test('two holidays of one day are one closure', () => {
  const ofDay = (date: string) =>
    nationalHolidays(`${date.slice(0, 4)}-01-01`).filter((holiday) => holiday.date === date);
  expect(ofDay('2038-04-25').map(({ name }) => name)).toEqual([
    'Dia da Liberdade e Domingo de Páscoa',
  ]);
});

/** Gauss's own rule, with the two exceptions that he names for the Gregorian calendar, from 1900 to 2199. */
function easterByGauss(year: number): string {
  const [m, n] = year < 2100 ? [24, 5] : [24, 6];
  const d = (19 * (year % 19) + m) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + n) % 7;
  const isLate = (d === 29 && e === 6) || (d === 28 && e === 6 && (11 * m + 11) % 30 < 19);
  const days = 21 + d + e - (isLate ? 7 : 0);
  return DateTime.utc(year, 3, 1).plus({ days }).toFormat('yyyy-MM-dd');
}

test('Easter is where another rule has it, and a Sunday', () => {
  for (let year = 1900; year < 2200; year += 1) {
    expect(easterOf(year)).toBe(easterByGauss(year));
    expect(DateTime.fromISO(easterOf(year)).weekday).toBe(7);
  }
});

test('months that follow each other have the holidays of both together, each once', () => {
  const day = fc
    .date({ min: new Date('2024-01-01'), max: new Date('2090-12-01'), noInvalidDate: true })
    .map((date) => `${date.toISOString().slice(0, 8)}01`);
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 11 }), (from, months) => {
      const rest = DateTime.fromISO(from, { zone: 'utc' }).plus({ months }).toFormat('yyyy-MM-dd');
      const parts = [...nationalHolidays(from, months), ...nationalHolidays(rest, 12 - months)];
      expect(parts).toEqual(nationalHolidays(from));
      expect(new Set(parts.map(({ date }) => date)).size).toBe(parts.length);
    }),
  );
});
