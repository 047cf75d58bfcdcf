/** The fields of an appointment or work that the rules below read, as they are on the wire. */
export interface AppointmentFacts {
  work_id?: string | null;
  is_cancelled: boolean;
  cancelled_by_client?: boolean;
  is_history: boolean;
  client_arrived: boolean;
  is_confirmed: boolean;
  is_group?: boolean;
  allow_cancel: boolean;
  allow_confirmation: boolean;
  event_type?: string | null;
  isAppointment: boolean;
}

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

/** Not history, and the server allows it (DET-28, DET-29). */
export function canCancel(facts: AppointmentFacts): boolean {
  return isOpen(facts) && facts.allow_cancel;
}

/** Not history, allowed, and not confirmed yet (DET-28, C-13). */
export function canConfirm(facts: AppointmentFacts): boolean {
  return isOpen(facts) && facts.allow_confirmation && !facts.is_confirmed;
}

/** Only past appointments that are not group ones (APT-03). */
export function canRepeat(facts: AppointmentFacts): boolean {
  return facts.isAppointment && facts.is_history && !facts.is_group;
}

/** Messages are read-only for cancelled and for past appointments; works keep their chat (DET-49, C-47). */
export function isChatReadOnly(facts: AppointmentFacts): boolean {
  return facts.isAppointment && !isOpen(facts);
}

function isOpen(facts: AppointmentFacts): boolean {
  return facts.isAppointment && !facts.is_history && !facts.is_cancelled;
}
