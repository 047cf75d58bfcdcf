import { expect, test } from 'vitest';
import { expiryDaysOf, expiryOf } from './expiry.ts';

const zone = 'Europe/Lisbon';

test.each([
  ['in summer', '2026-06-15T08:00:00Z', '2026-06-17T22:59:00Z', '2026-06-17T22:59:59Z'],
  [
    'before summer time ends',
    '2026-10-23T23:30:00Z',
    '2026-10-26T23:59:00Z',
    '2026-10-26T23:59:59Z',
  ],
  [
    'before summer time begins',
    '2026-03-27T23:30:00Z',
    '2026-03-29T22:59:00Z',
    '2026-03-29T22:59:59Z',
  ],
])(
  'a reference that is given out %s ends with the day of its deadline',
  (_when, now, deadline, end) => {
    const days = expiryDaysOf(new Date(deadline), zone, new Date(now));
    expect(days).toBe(2);
    expect(expiryOf('MB', days, zone, new Date(now))).toEqual(new Date(end));
  },
);
