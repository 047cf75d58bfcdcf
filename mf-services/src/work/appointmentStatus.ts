import { isMissed } from '@portal/domain/work/appointmentAlert';
import { type AppointmentFacts } from '@portal/domain/work/appointmentFacts';

/**
 * The status line of an appointment: tested in the listed order, the first match wins (APT-04, C-140). What became a
 * work says so for good, also when its time is over (C-276).
 */
export function appointmentStatus(facts: AppointmentFacts): string {
  if (facts.is_cancelled)
    return facts.cancelled_by_client ? 'Cancelada por si' : 'Cancelada pelo prestador';
  if (isMissed(facts)) return 'Não compareceu';
  if (facts.event_type === 'RESCHEDULE') return 'Já tem um serviço associado';
  if (facts.is_history) return 'Marcação antiga';
  return facts.is_confirmed ? 'Confirmada' : 'Serviço marcado';
}
