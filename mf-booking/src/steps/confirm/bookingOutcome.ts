import {
  changed,
  hasFixedStart,
  type WizardChange,
  type WizardService,
  type WizardState,
} from '../../booking/wizardSteps.ts';
import { isPaid } from '../../booking/serviceRules.ts';

/** Exact text (BKG-32). */
export const PHONE_PROMPT = 'Introduza um telefone para entrarmos em contacto se for necessário.';
/** Between creating a missing draft and booking, in milliseconds (BKG-34). */
export const DRAFT_WAIT_MS = 500;
/** Where `goHome` leads (BKG-51). */
export const HOME_AFTER_FAILURE = '/services?openAppointment=true';

/** Whether the confirmation asks for a phone first (BKG-31). */
export function needsPhonePrompt(booking: {
  hasPhone: boolean;
  isLite: boolean;
  services: readonly WizardService[];
}): boolean {
  return !booking.hasPhone && !booking.isLite && !booking.services.some(isPaid);
}

/** Where a successful booking leads: a payment page, or null for the confirmed view (BKG-36, BKG-37, BKG-38). */
export function pathAfterBooking(answer: {
  paymentsRequired: boolean;
  appointmentId?: string | null;
  schedulerId: string;
}): string | null {
  if (!answer.paymentsRequired) return null;
  return `/payment/${answer.appointmentId || `S-${answer.schedulerId}`}`;
}

/**
 * After the failure dialog is closed. 409, the slot is taken: back to step 2;
 * with a fixed start, which has no step 2, back to step 1, or when locked to
 * step 3 stay and look for vacancies again (BKG-50, C-50). 400 and `home`: to
 * the home page (BKG-51). Anything else: nothing (BKG-52).
 */
export function afterFailedBooking<T extends WizardState>(
  state: T,
  code: number | string | null | undefined,
): WizardChange<T> {
  if (code === 'home' || Number(code) === 400) return changed(state, 'goHome');
  if (Number(code) !== 409) return changed(state);
  if (!hasFixedStart(state.selectedServices))
    return changed({ ...state, selectedTime: null, step: 2 });
  return state.lockedTo === 3
    ? changed(state, 'checkAvailability')
    : changed({ ...state, step: 1 });
}
