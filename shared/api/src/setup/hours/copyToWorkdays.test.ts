import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyToWorkdays } from './copyToWorkdays.ts';
import { isSameDay, type WeeklyInterval } from './weeklyInterval.ts';

const at = (weekday: number, opens: string, closes: string, expert?: string): WeeklyInterval => ({
  ...{ weekday, opens, closes },
  ...(expert !== undefined && { expert_id: expert }),
});

test('the hours of one day become those of Monday to Friday, and of nothing else [SET-14]', () => {
  const hours = [
    at(1, '08:00', '20:00'),
    at(2, '09:00', '12:30'),
    at(2, '14:00', '18:00'),
    at(6, '09:00', '13:00'),
    at(1, '10:00', '16:00', 'ines'),
  ];
  const copied = copyToWorkdays(hours, { weekday: 2 });
  expect(copied).toEqual([
    ...[1, 2, 3, 4, 5].flatMap((day) => [at(day, '09:00', '12:30'), at(day, '14:00', '18:00')]),
    at(6, '09:00', '13:00'),
    at(1, '10:00', '16:00', 'ines'),
  ]);
  expect(copyToWorkdays(hours, { weekday: 6 }).filter(({ weekday }) => weekday === 6)).toEqual([
    at(6, '09:00', '13:00'),
  ]);
});

test('copying twice is copying once, every weekday has the rows of the day, and nothing else changes', () => {
  const interval = fc.record(
    {
      weekday: fc.integer({ min: 1, max: 7 }),
      opens: fc.constantFrom('08:00', '09:00'),
      closes: fc.constantFrom('12:00', '13:00'),
      expert_id: fc.constantFrom('rui', 'eva'),
    },
    { requiredKeys: ['weekday', 'opens', 'closes'] },
  );
  fc.assert(
    fc.property(fc.array(interval, { maxLength: 12 }), interval, (hours, day) => {
      const once = copyToWorkdays(hours, day);
      const ranges = (list: readonly WeeklyInterval[], weekday: number) =>
        list
          .filter((row) => isSameDay(row, { ...day, weekday }))
          .map(({ opens, closes }) => [opens, closes]);
      for (const weekday of [1, 2, 3, 4, 5])
        expect(ranges(once, weekday)).toEqual(ranges(hours, day.weekday));
      const rest = (list: readonly WeeklyInterval[]) =>
        list.filter((row) => row.weekday > 5 || row.expert_id !== day.expert_id);
      expect(rest(once)).toEqual(rest(hours));
      expect(copyToWorkdays(once, day)).toEqual(once);
    }),
  );
});
