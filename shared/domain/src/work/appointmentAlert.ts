import type { AppointmentFacts } from './appointmentFacts.ts';

/** No work, not cancelled, past, an appointment, and the client did not arrive (DET-26). */
export function isMissed(facts: AppointmentFacts): boolean {
  return (
    !facts.work_id &&
    !facts.is_cancelled &&
    facts.is_history &&
    facts.isAppointment &&
    !facts.client_arrived
  );
}

/** The alert of a missed or cancelled appointment, in the exact words, or undefined (DET-27). */
export function appointmentAlert(
  facts: AppointmentFacts,
): 'NÃO COMPARECEU' | 'CANCELADO' | undefined {
  if (facts.is_cancelled) return 'CANCELADO';
  return isMissed(facts) ? 'NÃO COMPARECEU' : undefined;
}
