import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hoursProblems } from './hoursProblems.ts';
import type { WeeklyInterval } from './weeklyInterval.ts';

const row = (opens: string, closes: string, more: Partial<WeeklyInterval> = {}) => ({
  ...{ weekday: 1, opens, closes },
  ...more,
});
const hour = (number: number) => `${String(number).padStart(2, '0')}:00`;
const messages = (...rows: WeeklyInterval[]) =>
  hoursProblems(rows).map(({ index, message }) => `${index}: ${message}`);

test('a day takes three intervals, which may touch, and each expert and weekday its own [SET-14] [C-789]', () => {
  const day = [row('08:00', '12:30'), row('12:30', '18:00'), row('20:00', '24:00')];
  const others = [{ weekday: 2 }, { expert_id: 'rui' }].flatMap((more) =>
    day.map((interval) => ({ ...interval, ...more })),
  );
  expect(messages(...day, ...others)).toEqual([]);
  expect(messages(...day, row('19:00', '19:30'))).toEqual([
    '3: Cada dia pode ter até 3 intervalos.',
  ]);
});

test('what overlaps is refused in its own row [SET-14]', () => {
  expect(messages(row('09:00', '13:00'), row('14:00', '18:00'), row('12:59', '14:00'))).toEqual([
    '2: Este intervalo sobrepõe-se ao das 09:00 às 13:00.',
  ]);
  expect(messages(row('09:00', '18:00'), row('09:00', '18:00'))).toEqual([
    '1: Este intervalo sobrepõe-se ao das 09:00 às 18:00.',
  ]);
});

test.each([
  [row('', '18:00'), 'Escreva a hora assim: 09:00.'],
  [row('9:00', '18:00'), 'Escreva a hora assim: 09:00.'],
  [row('24:00', '24:00'), 'Escreva a hora assim: 09:00.'],
  [row('18:00', '18:00'), 'A hora de fecho tem de ser depois da de abertura.'],
  [row('18:00', '00:00'), 'A hora de fecho tem de ser depois da de abertura.'],
])('%j is refused by itself, and holds no other row up', (wrong, message) => {
  expect(messages(wrong, row('09:00', '18:00'))).toEqual([`0: ${message}`]);
});

test('rows are refused exactly when a minute of the week would be open twice [SET-14]', () => {
  const interval = fc
    .tuple(fc.integer({ min: 1, max: 2 }), fc.nat({ max: 10 }), fc.integer({ min: 1, max: 6 }))
    .map(([weekday, start, length]) => ({
      ...{ weekday, opens: hour(start) },
      closes: hour(start + length),
    }));
  fc.assert(
    fc.property(fc.array(interval, { maxLength: 5 }), (rows) => {
      const hoursOpen = rows.map(({ weekday, opens, closes }) =>
        Array.from(
          { length: Number(closes.slice(0, 2)) - Number(opens.slice(0, 2)) },
          (_, hour) => `${weekday} ${Number(opens.slice(0, 2)) + hour}`,
        ),
      );
      const refused = new Set(hoursProblems(rows).map(({ index }) => index));
      rows.forEach(({ weekday }, index) => {
        const before = rows.flatMap((other, place) =>
          place < index && other.weekday === weekday ? [place] : [],
        );
        const isTwice = before.some((place) =>
          hoursOpen[place]?.some((hour) => hoursOpen[index]?.includes(hour)),
        );
        expect(refused.has(index)).toBe(isTwice || before.length > 2);
      });
    }),
    { numRuns: 1000 },
  );
});
