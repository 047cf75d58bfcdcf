import type { BookableService } from '@portal/api/work/createScheduleApi';
import type { BookingState } from '../../booking/bookingState.ts';
import { hasFixedStart, isPaid } from '../../booking/isExclusive.ts';

/** Exact text (BKG-32). */
export const PHONE_PROMPT = 'Introduza um telefone para entrarmos em contacto se for necessário.';
/** Between creating a missing draft and booking, in milliseconds (BKG-34). */
export const DRAFT_WAIT_MS = 500;
/** Where `home` leads (BKG-51). */
export const HOME_AFTER_FAILURE = '/services?openAppointment=true';

/** Whether the confirmation asks for a phone first (BKG-31). */
export function needsPhonePrompt(booking: {
  hasPhone: boolean;
  isLite: boolean;
  services: readonly BookableService[];
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

/** To the home page, to look for vacancies again, to stay, or the step to choose anew in. */
export type AfterFailure = 'home' | 'vacancies' | 'stay' | 1 | 2;

/**
 * After the failure dialog is closed. 409, the slot is taken: back to step 2;
 * with a fixed start, which has no step 2, back to step 1, or when locked to
 * step 3 stay and look for vacancies again (BKG-50, C-50). 400 and `home`: to
 * the home page (BKG-51). Anything else: nothing (BKG-52).
 */
export function afterFailedBooking(
  booking: Pick<BookingState, 'selectedServices' | 'lockedTo'>,
  code: number | string | null | undefined,
): AfterFailure {
  if (code === 'home' || Number(code) === 400) return 'home';
  if (Number(code) !== 409) return 'stay';
  if (!hasFixedStart(booking.selectedServices)) return 2;
  return booking.lockedTo === 3 ? 'vacancies' : 1;
}
