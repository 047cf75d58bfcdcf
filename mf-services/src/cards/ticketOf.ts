import { appointmentAlert } from '@portal/domain/work/appointmentAlert';
import type { AppointmentView } from '../work/appointmentView.ts';
import { stubOf } from '../work/dayAndTime.ts';

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
