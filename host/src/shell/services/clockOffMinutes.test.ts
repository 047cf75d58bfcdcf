import { expect, test } from 'vitest';
import { clockOffMinutes } from './clockOffMinutes.ts';

const NOON = Date.UTC(2026, 9, 20, 12);
const DAY = 24 * 60;

test('a clock that is wrong by a day is told from one that is right', () => {
  const off = (minutes: number) =>
    clockOffMinutes(new Date(NOON).toUTCString(), NOON + minutes * 60_000);
  expect([off(0), off(9), off(DAY), off(-DAY)]).toEqual([0, 0, DAY, -DAY]);
});

test('without a date nothing is said', () => {
  expect(clockOffMinutes(null, NOON)).toBe(0);
  expect(clockOffMinutes('yesterday', NOON)).toBe(0);
});
