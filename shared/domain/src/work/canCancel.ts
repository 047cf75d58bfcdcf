import type { AppointmentFacts } from './appointmentFacts.ts';
import { isOpenAppointment } from './isOpenAppointment.ts';

/** Not history, and the server allows it (DET-28, DET-29). */
export function canCancel(facts: AppointmentFacts): boolean {
  return isOpenAppointment(facts) && facts.allow_cancel;
}
