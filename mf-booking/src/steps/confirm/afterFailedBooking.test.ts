import { describe, expect, test } from 'vitest';
import { afterFailedBooking, HOME_AFTER_FAILURE } from './afterFailedBooking.ts';
import { needsPhonePrompt, PHONE_PROMPT } from './needsPhonePrompt.ts';
import { pathAfterBooking } from './pathAfterBooking.ts';
import { oilChange, workshop } from '../../testing/sampleServices.testing.ts';
import { isRestorable } from '../../opening/isRestorable.ts';

describe('a failed booking', () => {
  const timed = { selectedServices: [oilChange], lockedTo: null };
  const fixed = { selectedServices: [workshop], lockedTo: null };
  test('409 goes back to step 2 [BKG-50]', () => {
    expect(afterFailedBooking(timed, 409)).toBe(2);
    expect(afterFailedBooking(timed, '409')).toBe(2);
  });
  test('409 with a fixed start goes to step 1, or looks for vacancies again when locked [BKG-50]', () => {
    expect(afterFailedBooking(fixed, 409)).toBe(1);
    expect(afterFailedBooking({ ...fixed, lockedTo: 3 }, 409)).toBe('vacancies');
  });
  test('400 and home go to the home page [BKG-51]', () => {
    expect([400, 'home'].map((code) => afterFailedBooking(timed, code))).toEqual(['home', 'home']);
    expect(HOME_AFTER_FAILURE).toBe('/services?openAppointment=true');
  });
  test('any other code just closes [BKG-52]', () => {
    for (const code of [500, undefined, null, 'other'])
      expect(afterFailedBooking(timed, code)).toBe('stay');
  });
});

test('a successful booking leads to its payment or to the confirmed view [BKG-36] [BKG-37] [BKG-38]', () => {
  expect(pathAfterBooking({ paymentsRequired: true, appointmentId: 'S-8', schedulerId: '9' })).toBe(
    '/payment/S-8',
  );
  expect(pathAfterBooking({ paymentsRequired: true, appointmentId: null, schedulerId: '9' })).toBe(
    '/payment/S-9',
  );
  expect(
    pathAfterBooking({ paymentsRequired: false, appointmentId: 'S-9', schedulerId: '9' }),
  ).toBeNull();
});

test('the phone prompt needs no phone, no lite and no price [BKG-31] [BKG-32]', () => {
  const asked = { hasPhone: false, isLite: false, services: [oilChange] };
  expect(needsPhonePrompt(asked)).toBe(true);
  expect(needsPhonePrompt({ ...asked, hasPhone: true })).toBe(false);
  expect(needsPhonePrompt({ ...asked, isLite: true })).toBe(false);
  expect(
    needsPhonePrompt({
      ...asked,
      services: [oilChange, { ...oilChange, schedule_payment_value: 5 }],
    }),
  ).toBe(false);
  expect(PHONE_PROMPT).toBe('Introduza um telefone para entrarmos em contacto se for necessário.');
});

test('saved state counts for one hour and its own domain [BKG-28] [LITE-11]', () => {
  const saved = { savedAt: 1_000_000, domain: 'auto-mirante.localhost' };
  expect(isRestorable(saved, 1_000_000 + 3_599_999, saved.domain)).toBe(true);
  expect(isRestorable(saved, 1_000_000 + 3_600_000, saved.domain)).toBe(false);
  expect(isRestorable(saved, 999_999, saved.domain)).toBe(false);
  expect(isRestorable(saved, 1_000_001, 'bitfixe.localhost')).toBe(false);
});
