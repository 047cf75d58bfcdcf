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

/** Exact texts (DET-27), shown in the alert styling. */
export const MISSED = 'NÃO COMPARECEU';
export const CANCELLED = 'CANCELADO';

/** No work, not cancelled, past, an appointment, and the client did not arrive (DET-26). */
export function isMissed(facts: AppointmentFacts): boolean {
  const hasWork = facts.work_id !== null && facts.work_id !== undefined && facts.work_id !== '';
  return (
    !hasWork &&
    !facts.is_cancelled &&
    facts.is_history &&
    facts.isAppointment &&
    !facts.client_arrived
  );
}

/** The alert of a missed or cancelled appointment, or undefined (DET-27). */
export function appointmentAlert(
  facts: AppointmentFacts,
): typeof MISSED | typeof CANCELLED | undefined {
  if (facts.is_cancelled) return CANCELLED;
  return isMissed(facts) ? MISSED : undefined;
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
  return facts.isAppointment && facts.is_history && facts.is_group !== true;
}

/** Messages are read-only for cancelled and for past appointments; works keep their chat (DET-49, C-47). */
export function isChatReadOnly(facts: AppointmentFacts): boolean {
  return facts.isAppointment && (facts.is_cancelled || facts.is_history);
}

export const APPOINTMENT_STATUS_TEXTS = {
  cancelledByClient: 'Cancelada por si',
  cancelledByProvider: 'Cancelada pelo prestador',
  missed: 'Não compareceu',
  old: 'Marcação antiga',
  rescheduled: 'Já tem um serviço associado',
  confirmed: 'Confirmada',
  booked: 'Serviço marcado',
} as const;
export type AppointmentStatus = keyof typeof APPOINTMENT_STATUS_TEXTS;

/** The status line: tested in the listed order, the first match wins (APT-04, C-140). */
export function appointmentStatus(facts: AppointmentFacts): AppointmentStatus {
  if (facts.is_cancelled)
    return facts.cancelled_by_client === true ? 'cancelledByClient' : 'cancelledByProvider';
  if (isMissed(facts)) return 'missed';
  if (facts.is_history) return 'old';
  if (facts.event_type === 'RESCHEDULE') return 'rescheduled';
  return facts.is_confirmed ? 'confirmed' : 'booked';
}

function isOpen(facts: AppointmentFacts): boolean {
  return facts.isAppointment && !facts.is_history && !facts.is_cancelled;
}
