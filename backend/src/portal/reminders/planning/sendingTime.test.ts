import { lisbonTime, lisbonToday } from '@portal/domain/time/isoDate';
import { lisbonInstant } from '@portal/domain/time/lisbonInstant';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstSendingTime, sendingTime, type Wish } from './sendingTime.ts';
import { wantedAt } from './wantedAt.ts';

const minute = 60_000;
const at = (day: string, time: string) => lisbonInstant(day, time);
const wish = (wanted: Date, start: Date, known = new Date('2026-01-01T00:00:00Z')): Wish => ({
  event: 'appointment.upcoming',
  eventAt: start,
  knownAt: known,
  wantedAt: wanted,
});

/** Any minute of two years, with more of the nights in which the clocks change, and of the year's end. */
const instants = fc.oneof(
  fc
    .integer({ min: 0, max: 2 * 366 * 24 * 60 })
    .map((minutes) => Date.UTC(2026, 0, 1) + minutes * minute),
  fc
    .tuple(
      fc.constantFrom(
        '2026-03-29',
        '2026-10-25',
        '2027-03-28',
        '2027-10-31',
        '2026-12-31',
        '2027-01-01',
      ),
      fc.integer({ min: -24 * 60, max: 48 * 60 }),
    )
    .map(([day, minutes]) => at(day, '00:00').getTime() + minutes * minute),
);
const events = fc.constantFrom(
  'appointment.upcoming',
  'payment.due',
  'work.ready',
  'budget.waiting',
);

test('nothing starts at night but e-mail, on days when the clocks change and at the end of the year as well [REM-06]', () => {
  fc.assert(
    fc.property(
      instants,
      fc.integer({ min: 0, max: 3 * 24 * 60 }),
      fc.integer({ min: 0, max: 10 * 24 * 60 }),
      events,
      fc.constantFrom('push', 'sms'),
      (wantedMs, lead, known, event, channel) => {
        const wanted = new Date(wantedMs);
        const eventAt = new Date(wantedMs + lead * minute);
        const knownAt = new Date(wantedMs - known * minute);
        const one = { event, eventAt, knownAt, wantedAt: wanted } as const;
        expect(sendingTime('email', one)).toEqual(wanted);
        const sent = sendingTime(channel, one);
        const time = lisbonTime(sent);
        expect(time >= '08:00' && time < '21:00').toBe(true);
        const wantedTime = lisbonTime(wanted);
        if (wantedTime >= '08:00' && wantedTime < '21:00') {
          expect(sent).toEqual(wanted);
          return;
        }
        // Of one night: the evening before it, or the morning after.
        expect(Math.abs(sent.getTime() - wanted.getTime())).toBeLessThanOrEqual(12.1 * 60 * minute);
        const isEarly = event === 'appointment.upcoming' && lisbonTime(eventAt) < '10:00';
        const isBefore = sent < wanted;
        expect(time).toBe(isBefore ? '20:55' : '08:00');
        if (isBefore) expect(isEarly && sent > knownAt).toBe(true);
        expect(firstSendingTime([channel, 'email'], one).getTime()).toBe(
          Math.min(sent.getTime(), wantedMs),
        );
      },
    ),
    { numRuns: 3000 },
  );
});

test.each([
  // Two hours before 09:00 is 07:00: the evening before.
  ['2027-07-14', '09:00', '2027-07-14', '07:00', '2027-07-13', '20:55'],
  // Two hours before 10:00 is 08:00, which is day.
  ['2027-07-14', '10:00', '2027-07-14', '08:00', '2027-07-14', '08:00'],
  // A day before 22:00 is night, and the start is not early: the morning after.
  ['2027-07-14', '22:00', '2027-07-13', '22:00', '2027-07-14', '08:00'],
  // The night in which the clocks go forward, and the one in which they go back.
  ['2027-03-28', '09:30', '2027-03-28', '07:30', '2027-03-27', '20:55'],
  ['2026-10-25', '09:30', '2026-10-25', '07:30', '2026-10-24', '20:55'],
  ['2027-01-01', '09:00', '2027-01-01', '07:00', '2026-12-31', '20:55'],
])(
  'of %s %s, wanted at %s %s, it goes at %s %s [REM-06]',
  (day, start, wantedDay, wanted, sentDay, sent) => {
    const time = sendingTime('sms', wish(at(wantedDay, wanted), at(day, start)));
    expect([lisbonToday(time), lisbonTime(time)]).toEqual([sentDay, sent]);
  },
);

test('an evening that is over when the booking is made is not waited for: the morning is [REM-06]', () => {
  const start = at('2027-07-14', '09:30');
  const wanted = at('2027-07-14', '07:30');
  const known = at('2027-07-13', '20:55');
  expect(sendingTime('push', wish(wanted, start, known))).toEqual(at('2027-07-14', '08:00'));
  expect(sendingTime('push', wish(wanted, start, new Date(known.getTime() - 1)))).toEqual(known);
});

test('a stage that is told without a lead is told at once, one with a lead not at night [REM-02] [REM-06]', () => {
  const late = at('2027-07-14', '23:00');
  const stage = { event: 'work.state', eventAt: late, knownAt: late, wantedAt: late } as const;
  expect(sendingTime('sms', stage)).toEqual(late);
  expect(sendingTime('sms', { ...stage, eventAt: at('2027-07-14', '22:00') })).toEqual(
    at('2027-07-15', '08:00'),
  );
});

test('who books later than a rule’s lead gets none from it [REM-05]', () => {
  const start = at('2027-07-14', '15:00');
  const rule = { event: 'appointment.upcoming', leadMinutes: 1440 } as const;
  expect(wantedAt(rule, start, at('2027-07-13', '15:00'))).toEqual(at('2027-07-13', '15:00'));
  expect(wantedAt(rule, start, at('2027-07-13', '15:01'))).toBeUndefined();
  const after = { event: 'work.ready', leadMinutes: 1440 } as const;
  expect(wantedAt(after, start, start)).toEqual(at('2027-07-15', '15:00'));
});
