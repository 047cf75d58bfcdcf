import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMorning, isOfPart } from './partOfDay.ts';

test('mornings end at one, afternoons begin there, and the whole day has every time [BKG-43]', () => {
  const times = ['00:00', '08:30', '12:59', '13:00', '13:01', '23:59'];
  expect(times.filter((time) => isOfPart(time, 1))).toEqual(['00:00', '08:30', '12:59']);
  expect(times.filter((time) => isOfPart(time, 2))).toEqual(['13:00', '13:01', '23:59']);
  expect(times.filter((time) => isOfPart(time, 3))).toEqual(times);
});

test('each time is of exactly one of both halves', () => {
  const twoDigits = (most: number) =>
    fc.integer({ min: 0, max: most }).map((number) => String(number).padStart(2, '0'));
  fc.assert(
    fc.property(twoDigits(23), twoDigits(59), (hour, minute) => {
      const time = `${hour}:${minute}`;
      expect(isOfPart(time, 1)).toBe(!isOfPart(time, 2));
      expect(isMorning(time)).toBe(Number(hour) < 13);
    }),
  );
});
