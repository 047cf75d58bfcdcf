import fc from 'fast-check';
import { expect, test } from 'vitest';
import { schedulerRange } from './schedulerRange.ts';

test.each([
  ['2026-07-01', '2026-07-14', { start: '2026-07-14', end: '2026-08-08' }],
  ['2026-09-15', '2026-07-14', { start: '2026-08-08', end: '2026-10-08' }],
  ['2026-12-31', '2026-07-14', { start: '2026-11-08', end: '2027-01-08' }],
  ['2027-01-01', '2026-07-14', { start: '2026-12-08', end: '2027-02-08' }],
  ['2028-02-29', '2026-07-14', { start: '2028-01-08', end: '2028-03-08' }],
  ['2026-03-01', '2026-07-14', { start: '2026-07-14', end: '2026-07-14' }],
])('for %s on %s [BKG-40]', (displayed, today, range) => {
  expect(schedulerRange(displayed, today)).toEqual(range);
});

test('is never before today, never reversed and covers the displayed month [BKG-40]', () => {
  const dates = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(dates, dates, (displayed, today) => {
      const { start, end } = schedulerRange(displayed, today);
      expect(start >= today && end >= start).toBe(true);
      if (displayed >= today) expect(start <= displayed && displayed <= end).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
