import { describe, expect, test } from 'vitest';
import { startWizard, type BookingState } from '../../booking/bookingState.ts';
import type { WizardService } from '../../booking/wizardSteps.ts';
import {
  afterFailedBooking,
  HOME_AFTER_FAILURE,
  needsPhonePrompt,
  pathAfterBooking,
  PHONE_PROMPT,
} from './bookingOutcome.ts';
import { isRestorable } from '../../opening/isRestorable.ts';

const plain: WizardService = {
  id: 'wash',
  users: [],
  disabled: false,
  notAvailable: false,
  schedule_fixed_start_enabled: false,
};
const fixed = { ...plain, schedule_fixed_start_enabled: true };
const booking: BookingState<WizardService> = {
  ...startWizard({ today: '2026-07-14', isLite: false, supportsItems: false }),
  step: 3,
  selectedServices: [plain],
  selectedDate: '2026-07-20',
  selectedTime: '10:00',
};

describe('a failed booking', () => {
  test('409 goes back to step 2, keeping the date [BKG-50]', () => {
    const { state, effects } = afterFailedBooking(booking, 409);
    expect([state.step, state.selectedDate, state.selectedTime, effects]).toEqual([
      2,
      '2026-07-20',
      null,
      [],
    ]);
  });
  test('409 with a fixed start goes to step 1, or stays when locked [BKG-50]', () => {
    expect(afterFailedBooking({ ...booking, selectedServices: [fixed] }, 409).state.step).toBe(1);
    const locked: BookingState<WizardService> = {
      ...booking,
      selectedServices: [fixed],
      lockedTo: 3,
    };
    expect(afterFailedBooking(locked, 409)).toEqual({
      state: locked,
      effects: ['checkAvailability'],
    });
  });
  test('400 and home go to the home page [BKG-51]', () => {
    expect(afterFailedBooking(booking, 400).effects).toEqual(['goHome']);
    expect(afterFailedBooking(booking, 'home').effects).toEqual(['goHome']);
    expect(HOME_AFTER_FAILURE).toBe('/services?openAppointment=true');
  });
  test('any other code just closes [BKG-52]', () => {
    for (const code of [500, undefined, null, 'other'])
      expect(afterFailedBooking(booking, code)).toEqual({ state: booking, effects: [] });
  });
});

test('a successful booking leads to its payment or to the confirmed view [BKG-36] [BKG-37] [BKG-38]', () => {
  expect(pathAfterBooking({ paymentsRequired: true, appointmentId: 'S-9', schedulerId: '9' })).toBe(
    '/payment/S-9',
  );
  expect(pathAfterBooking({ paymentsRequired: true, appointmentId: null, schedulerId: '9' })).toBe(
    '/payment/S-9',
  );
  expect(
    pathAfterBooking({ paymentsRequired: false, appointmentId: 'S-9', schedulerId: '9' }),
  ).toBeNull();
});

test('the phone prompt needs no phone, no lite and no price [BKG-31] [BKG-32]', () => {
  const asked = { hasPhone: false, isLite: false, services: [plain] };
  expect(needsPhonePrompt(asked)).toBe(true);
  expect(needsPhonePrompt({ ...asked, hasPhone: true })).toBe(false);
  expect(needsPhonePrompt({ ...asked, isLite: true })).toBe(false);
  expect(
    needsPhonePrompt({ ...asked, services: [plain, { ...plain, schedule_payment_value: 5 }] }),
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
