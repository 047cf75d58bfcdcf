import { expect, test } from 'vitest';
import { dateStub, formatShortDate, formatShortInstant } from './formatShortDate.ts';

test('the stub of a ticket', () => {
  expect(dateStub('2026-07-16')).toEqual({ weekday: 'qui', day: '16', month: 'jul.' });
});

test('a day with its weekday, today by its name', () => {
  expect(formatShortDate('2026-07-16', '2026-07-14')).toBe('qui, 16\u00a0jul.');
  expect(formatShortDate('2026-07-16', '2026-07-14', '16:30')).toBe('qui, 16\u00a0jul., 16:30');
  expect(formatShortDate('2026-07-16', '2026-07-16', '16:30')).toBe('hoje, 16:30');
  expect(formatShortDate('2027-01-04', '2026-12-28')).toBe('seg, 04\u00a0jan.');
  expect(formatShortDate('2027-03-28', '2026-11-22')).toBe('dom, 28\u00a0mar.');
  expect(formatShortDate('2027-08-02', '2026-11-22')).toBe('seg, 02\u00a0ago.\u00a02027');
  expect(formatShortDate('2026-12-22', '2026-01-22')).toBe('ter, 22\u00a0dez.');
  expect(formatShortDate('2025-12-29', '2026-01-02')).toBe('seg, 29\u00a0dez.\u00a02025');
});

test('an instant is told by the clocks of Lisbon', () => {
  const now = new Date('2026-07-16T12:00:00Z');
  expect(formatShortInstant(new Date('2026-07-16T09:46:00Z'), now)).toBe('hoje, 10:46');
  expect(formatShortInstant(new Date('2026-07-16T23:30:00Z'), now)).toBe(
    'sex, 17\u00a0jul., 00:30',
  );
});
