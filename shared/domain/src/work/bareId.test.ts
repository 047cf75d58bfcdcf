import { expect, test } from 'vitest';
import { bareId, isAppointmentId, isLocalItemId } from './bareId.ts';

test('S- names an appointment, and the prefix of an id is stripped', () => {
  expect(['S-12', 'A-12', '12', 's-12'].map(isAppointmentId)).toEqual([true, false, false, false]);
  expect(['S-12', 'A-12', '12', 's-12'].map(bareId)).toEqual(['12', '12', '12', 's-12']);
});

test('an item id starting with int is local [APT-07] [ITM-24]', () => {
  expect(isLocalItemId('int7')).toBe(true);
  expect(isLocalItemId('paint7')).toBe(false);
});
