import { appointmentAlert } from '@portal/domain/appointmentRules';
import type { AppointmentView } from '../work/appointmentView.ts';
import { stubOf } from '../work/cardDates.ts';

/** What the ticket of an appointment says before it is opened. */
export function ticketOf(appointment: AppointmentView) {
  return {
    date: {
      ...stubOf(appointment.date),
      off: appointmentAlert(appointment.facts) !== undefined,
    },
    time: appointment.time ?? undefined,
    title: appointment.title,
    plate: appointment.plate ?? undefined,
    note: appointment.note || undefined,
  };
}
