import { addDays } from '@portal/domain/time/isoDate';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SlotsByDay } from './findSlots.ts';
import { firstFree } from './firstFree.ts';
import { isMorning } from '@portal/domain/time/partOfDay';

const today = '2026-06-15';
const hours = ['09:00', '12:30', '13:00', '16:30'];
/** Free days: how far ahead each is, and its times. */
const schedule = fc.dictionary(
  fc.integer({ min: 0, max: 99 }).map(String),
  fc.subarray(hours, { minLength: 1 }),
  { maxKeys: 12 },
);

test('are the earliest of all that are free in the part of the day, in order, and are looked for no further than needed [C-814]', async () => {
  const property = fc.asyncProperty(schedule, fc.constantFrom(1, 2, 3), async (free, preferred) => {
    const all = Object.entries(free)
      .map(([ahead, times]) => ({ date: addDays(today, Number(ahead)), times }))
      .toSorted((left, right) => left.date.localeCompare(right.date));
    const wanted = all
      .flatMap(({ date, times }) => times.map((time) => ({ date, time })))
      .filter(({ time }) => preferred === 3 || isMorning(time) === (preferred === 1));
    let furthest = today;
    const find = ({ start, end }: { start: string; end: string }): Promise<SlotsByDay> => {
      furthest = end;
      const within = all.filter(({ date }) => date >= start && date <= end);
      return Promise.resolve(
        new Map(
          within.map(({ date, times }) => [
            date,
            times.map((time) => ({ date, time, start: 0, end: 0, free: [] })),
          ]),
        ),
      );
    };
    expect(await firstFree(find, today, preferred)).toEqual(wanted.slice(0, 3));
    const third = wanted[2]?.date;
    if (third !== undefined && third <= addDays(today, 7)) expect(furthest).toBe(addDays(today, 7));
  });
  await fc.assert(property);
});
