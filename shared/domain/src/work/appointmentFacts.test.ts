import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { appointmentAlert, isMissed } from './appointmentAlert.ts';
import { canCancel } from './canCancel.ts';
import { canConfirm } from './canConfirm.ts';
import { canRepeat } from './canRepeat.ts';
import { isChatReadOnly } from './isChatReadOnly.ts';
import { type AppointmentFacts } from './appointmentFacts.ts';

const open: AppointmentFacts = {
  work_id: null,
  is_cancelled: false,
  cancelled_by_client: false,
  is_history: false,
  client_arrived: false,
  is_confirmed: false,
  is_group: false,
  allow_cancel: true,
  allow_confirmation: true,
  event_type: null,
  isAppointment: true,
};
const past = { ...open, is_history: true };
const anyFacts = fc.record({
  work_id: fc.option(fc.constantFrom('', '12')),
  is_cancelled: fc.boolean(),
  cancelled_by_client: fc.boolean(),
  is_history: fc.boolean(),
  client_arrived: fc.boolean(),
  is_confirmed: fc.boolean(),
  is_group: fc.boolean(),
  allow_cancel: fc.boolean(),
  allow_confirmation: fc.boolean(),
  event_type: fc.constantFrom(null, 'RESCHEDULE', 'OTHER'),
  isAppointment: fc.boolean(),
});
const RUNS = { numRuns: 1000 };

describe('missed', () => {
  test('needs all five conditions [DET-26] [ENT-05]', () => {
    expect(isMissed(past)).toBe(true);
    expect(isMissed({ ...past, work_id: '12' })).toBe(false);
    expect(isMissed({ ...past, is_cancelled: true })).toBe(false);
    expect(isMissed(open)).toBe(false);
    expect(isMissed({ ...past, isAppointment: false })).toBe(false);
    expect(isMissed({ ...past, client_arrived: true })).toBe(false);
  });
  test('the alert is exact, and cancelled is never missed [DET-27]', () => {
    expect(appointmentAlert(past)).toBe('NÃO COMPARECEU');
    expect(appointmentAlert({ ...past, is_cancelled: true })).toBe('CANCELADO');
    expect(appointmentAlert(open)).toBeUndefined();
  });
});

describe('actions', () => {
  test('cancel and confirm are offered while open and allowed [DET-28] [DET-29]', () => {
    expect([canCancel(open), canConfirm(open)]).toEqual([true, true]);
    expect([canCancel(past), canConfirm(past)]).toEqual([false, false]);
    expect(canCancel({ ...open, allow_cancel: false })).toBe(false);
    expect(canConfirm({ ...open, allow_confirmation: false })).toBe(false);
    expect(canConfirm({ ...open, is_confirmed: true })).toBe(false);
  });
  test('repeat is for past appointments that are not group ones [APT-03]', () => {
    expect(canRepeat(past)).toBe(true);
    expect(canRepeat(open)).toBe(false);
    expect(canRepeat({ ...past, is_group: true })).toBe(false);
  });
  test('cancel, confirm and repeat never meet on one appointment [DET-28] [APT-03]', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        if (canRepeat(facts)) expect(canCancel(facts) || canConfirm(facts)).toBe(false);
        if (facts.is_history || facts.is_cancelled)
          expect(canCancel(facts) || canConfirm(facts)).toBe(false);
      }),
      RUNS,
    );
  });
  test('the chat of a cancelled or past appointment is read-only, a work keeps it [DET-49]', () => {
    expect(
      [open, past, { ...open, is_cancelled: true }, { ...past, isAppointment: false }].map(
        isChatReadOnly,
      ),
    ).toEqual([false, true, true, false]);
  });
});
