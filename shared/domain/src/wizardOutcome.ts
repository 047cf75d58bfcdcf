import { WIZARD_STATE_LIFETIME_MS } from './limits.ts';
import {
  enterStep,
  hasFixedStart,
  type WizardChange,
  type WizardService,
  type WizardState,
} from './wizard.ts';

/** Exact text (BKG-32). */
export const PHONE_PROMPT = 'Introduza um telefone para entrarmos em contacto se for necessário.';
/** Between creating a missing draft and booking, in milliseconds (BKG-34). */
export const DRAFT_WAIT_MS = 500;

/** Whether the confirmation asks for a phone first (BKG-31). */
export function needsPhonePrompt(booking: {
  hasPhone: boolean;
  isLite: boolean;
  services: readonly WizardService[];
}): boolean {
  return (
    !booking.hasPhone &&
    !booking.isLite &&
    booking.services.every((service) => (service.schedule_payment_value ?? 0) <= 0)
  );
}

/** Where a successful booking leads: a payment page, or null for the confirmed view (BKG-36, BKG-37, BKG-38). */
export function pathAfterBooking(answer: {
  paymentsRequired: boolean;
  appointmentId?: string | null;
  schedulerId: string;
}): string | null {
  if (!answer.paymentsRequired) return null;
  const id = answer.appointmentId ?? '';
  return `/payment/${id === '' ? `S-${answer.schedulerId}` : id}`;
}

/**
 * After the failure dialog is closed. 409, the slot is taken: back to step 2;
 * with a fixed start, which has no step 2, back to step 1, or when locked to
 * step 3 stay and look for vacancies again (BKG-50, C-50). 400 and `home`: to
 * the home page (BKG-51). Anything else: nothing (BKG-52).
 */
export function afterFailedBooking<S extends WizardService>(
  state: WizardState<S>,
  code: number | string | null | undefined,
): WizardChange<S> {
  if (code === 400 || code === '400' || code === 'home') return { state, effects: ['goHome'] };
  if (code !== 409 && code !== '409') return { state, effects: [] };
  if (!hasFixedStart(state.selectedServices)) return enterStep({ ...state, selectedTime: null }, 2);
  return state.lockedTo === 3 ? { state, effects: ['checkAvailability'] } : enterStep(state, 1);
}

/** Where `goHome` leads (BKG-51). */
export const HOME_AFTER_FAILURE = '/services?openAppointment=true';

/** Saved state counts for one hour and for its own provider's domain (BKG-28, LITE-11). Times in milliseconds. */
export function isRestorable(
  saved: { savedAt: number; domain: string },
  nowMs: number,
  domain: string,
): boolean {
  const age = nowMs - saved.savedAt;
  return saved.domain === domain && age >= 0 && age < WIZARD_STATE_LIFETIME_MS;
}
