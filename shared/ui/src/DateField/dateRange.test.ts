import { describe, expect, test } from 'vitest';
import { clampDay, inYear, rangeError, readDay, yearsOf } from './dateRange.ts';

const TODAY = '2026-07-09';
const birthday = { minimum: '1900-01-01', maximum: TODAY };
const open = { minimum: undefined, maximum: undefined };

describe('the range of a birthday', () => {
  test('today and the first day of 1900 are in it, their neighbours are not [ITM-19]', () => {
    expect(rangeError(TODAY, birthday)).toBeNull();
    expect(rangeError('1900-01-01', birthday)).toBeNull();
    expect(rangeError('2026-07-10', birthday)).toBe('A data não pode ser depois de 09/07/2026.');
    expect(rangeError('1899-12-31', birthday)).toBe('A data não pode ser antes de 01/01/1900.');
  });

  test('offers every year from this one back to 1900 [ITM-19]', () => {
    const years = yearsOf(birthday, TODAY);
    expect([years[0], years.at(-1), years.length]).toEqual([2026, 1900, 127]);
  });
});

test('an open range takes any day and ten years ahead', () => {
  expect(rangeError('1850-01-01', open)).toBeNull();
  expect(yearsOf(open, TODAY)[0]).toBe(2036);
});

test('a range the wrong way round offers no year', () => {
  expect(yearsOf({ minimum: '2026-01-01', maximum: '2024-01-01' }, TODAY)).toEqual([]);
});

test('days out of the range are brought to its ends', () => {
  expect(clampDay('2030-01-01', birthday)).toBe(TODAY);
  expect(clampDay('1800-01-01', birthday)).toBe('1900-01-01');
  expect(clampDay('1987-03-05', birthday)).toBe('1987-03-05');
});

test('29 February moves to the 28th in a common year', () => {
  expect(inYear('2024-02-29', 2023)).toBe('2023-02-28');
  expect(inYear('2024-02-29', 2028)).toBe('2028-02-29');
});

test('what names no day is read as none', () => {
  expect(readDay('')).toBeNull();
  expect(readDay('2026-02-30')).toBeNull();
  expect(readDay('2026-02-28')).toBe('2026-02-28');
});
