import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isMissed } from './appointmentAlert.ts';
import { canRate, isStars } from './canRate.ts';
import { BARS } from './stateName.ts';

const work = {
  work_id: '12',
  is_cancelled: false,
  is_history: false,
  client_arrived: true,
  is_confirmed: true,
  allow_cancel: false,
  allow_confirmation: false,
  isAppointment: false,
};

test('works are rated at bars 5 only [DET-39]', () => {
  expect(BARS.filter((bars) => canRate({ ...work, state: { bars } }, true))).toEqual([5]);
});

test('past appointments are rated with a solo scheduler only [DET-40]', () => {
  const past = {
    ...work,
    work_id: null,
    is_history: true,
    isAppointment: true,
    state: { bars: 0 as const },
  };
  expect(canRate(past, true)).toBe(true);
  expect(canRate(past, false)).toBe(false);
  expect(canRate({ ...past, is_history: false }, true)).toBe(false);
});

test('cancelled and missed ones are never rated [DET-41]', () => {
  const facts = fc.record({
    work_id: fc.constantFrom(null, '12'),
    is_cancelled: fc.boolean(),
    is_history: fc.boolean(),
    client_arrived: fc.boolean(),
    is_confirmed: fc.boolean(),
    allow_cancel: fc.boolean(),
    allow_confirmation: fc.boolean(),
    isAppointment: fc.boolean(),
    state: fc.record({ bars: fc.constantFrom(...BARS) }),
  });
  fc.assert(
    fc.property(facts, fc.boolean(), (service, solo) => {
      if (service.is_cancelled || isMissed(service)) expect(canRate(service, solo)).toBe(false);
    }),
    { numRuns: 1000 },
  );
});

test('stars are whole, 1 to 5 [DET-06] [FBK-01]', () => {
  expect([0, 1, 5, 6, 2.5, Number.NaN].map(isStars)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
});
