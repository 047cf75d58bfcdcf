import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadInWords, leadMinutes, leadParts } from './leads.ts';

test('a lead is said in its largest whole unit, and what is said is the same lead again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 43_200 }), (minutes) => {
      const { amount, unit } = leadParts(minutes);
      expect(leadMinutes(String(amount), unit)).toBe(minutes);
    }),
  );
  expect(leadParts(1440)).toEqual({ amount: 1, unit: 'days' });
  expect(leadParts(1500)).toEqual({ amount: 25, unit: 'hours' });
  expect(leadParts(90)).toEqual({ amount: 90, unit: 'minutes' });
});

test.each(['', '1,5', '-1', 'um', '31'])('%s days are no lead', (amount) => {
  expect(leadMinutes(amount, 'days')).toBeUndefined();
});

test.each([
  ['appointment.upcoming', 120, '2 h antes'],
  ['payment.due', 1440, '1 dia antes'],
  ['budget.waiting', 4320, '3 dias depois'],
  ['work.state', 0, 'no momento'],
] as const)('a rule of %s with %i minutes is sent %s', (event, minutes, words) => {
  expect(leadInWords({ event, lead_minutes: minutes })).toBe(words);
});
