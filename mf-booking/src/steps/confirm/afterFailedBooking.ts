import type { BookingState } from '../../booking/bookingState.ts';
import { hasFixedStart } from '../../booking/isExclusive.ts';

/** Between creating a missing draft and booking, in milliseconds (BKG-34). */
export const DRAFT_WAIT_MS = 500;
/** Where `home` leads (BKG-51). */
export const HOME_AFTER_FAILURE = '/services?openAppointment=true';

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
