import type { AppointmentFacts } from './appointmentFacts.ts';

/** Only past appointments that are not group ones (APT-03). */
export function canRepeat(facts: AppointmentFacts): boolean {
  return facts.isAppointment && facts.is_history && !facts.is_group;
}
