import type { AppointmentFacts } from './appointmentFacts.ts';

/** An appointment that is neither past nor cancelled. */
export function isOpenAppointment(facts: AppointmentFacts): boolean {
  return facts.isAppointment && !facts.is_history && !facts.is_cancelled;
}
