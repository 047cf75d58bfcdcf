import { expect, test } from 'vitest';
import { closureOfDay } from './closureOfDay.ts';

test.each([
  ['Europe/Lisbon', '2027-12-25', '2027-12-25T00:00:00.000Z', '2027-12-26T00:00:00.000Z'],
  ['Europe/Lisbon', '2027-03-28', '2027-03-28T00:00:00.000Z', '2027-03-28T23:00:00.000Z'],
  ['Atlantic/Azores', '2027-12-25', '2027-12-25T01:00:00.000Z', '2027-12-26T01:00:00.000Z'],
])('a day in %s, %s, is closed from midnight to midnight there [SET-14]', (zone, day, from, to) => {
  expect(closureOfDay(day, '', zone)).toEqual({ from, to });
  expect(closureOfDay(day, 'Obras', zone)).toEqual({ from, to, reason: 'Obras' });
});
