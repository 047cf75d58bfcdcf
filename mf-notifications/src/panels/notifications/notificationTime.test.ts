import { expect, test } from 'vitest';
import { notificationTime } from './notificationTime.ts';

const now = new Date('2026-07-09T10:00:00Z');

test.each([
  ['2026-07-09T09:12:00Z', 'hoje, 10:12'],
  ['2026-07-08T18:30:00Z', 'ontem, 19:30'],
  // 23:30 in Lisbon is still the day before, whatever day it is in UTC.
  ['2026-07-08T22:59:00Z', 'ontem, 23:59'],
  ['2026-07-08T23:00:00Z', 'hoje, 00:00'],
  ['2026-05-18T09:00:00Z', '18\u00a0mai.'],
  ['2026-02-05T09:00:00Z', '05\u00a0fev.'],
  ['2025-12-24T09:00:00Z', '24\u00a0dez.\u00a02025'],
  ['not a date', ''],
])('%s is shown as %s, months abbreviated in Portuguese [NOT-10]', (timestamp, shown) => {
  expect(notificationTime(timestamp, now)).toBe(shown);
});

test('every month has its three letters [NOT-10]', () => {
  const months = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ');
  const shown = months.map((_name, month) =>
    notificationTime(new Date(Date.UTC(2024, month, 9, 12)).toISOString(), now),
  );
  expect(shown).toEqual(months.map((name) => `09\u00a0${name}.\u00a02024`));
});
