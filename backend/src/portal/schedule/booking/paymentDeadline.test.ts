import { expect, test } from 'vitest';
import { defaultSettings } from '../settings.ts';
import { paymentDeadline } from './paymentDeadline.ts';

const zone = 'Europe/Lisbon';
const far = new Date('2027-01-01T10:00:00Z');

test.each([
  ['in summer', '2026-06-15T08:00:00Z', '2026-06-17T22:59:00Z'],
  [
    'in the first hour of a day before summer time ends',
    '2026-10-23T23:30:00Z',
    '2026-10-26T23:59:00Z',
  ],
  [
    'in the last hour of a day before summer time begins',
    '2026-03-27T23:30:00Z',
    '2026-03-29T22:59:00Z',
  ],
])('what is booked %s has two days of the calendar', (_when, now, deadline) => {
  const settings = { ...defaultSettings, paymentDays: 2 };
  expect(paymentDeadline(far, settings, zone, new Date(now))).toEqual(new Date(deadline));
});

test('nothing is to be paid after the appointment has begun', () => {
  const start = new Date('2026-06-16T10:00:00Z');
  const now = new Date('2026-06-15T08:00:00Z');
  expect(paymentDeadline(start, defaultSettings, zone, now)).toEqual(start);
});
