import type { AppointmentFacts } from './appointmentFacts.ts';
import { isOpenAppointment } from './isOpenAppointment.ts';

/** Not history, allowed, and not confirmed yet (DET-28, C-13). */
export function canConfirm(facts: AppointmentFacts): boolean {
  return isOpenAppointment(facts) && facts.allow_confirmation && !facts.is_confirmed;
}
