import type { AppointmentFacts } from './appointmentFacts.ts';
import { isOpenAppointment } from './isOpenAppointment.ts';

/** Messages are read-only for cancelled and for past appointments; works keep their chat (DET-49, C-47). */
export function isChatReadOnly(facts: AppointmentFacts): boolean {
  return facts.isAppointment && !isOpenAppointment(facts);
}
