import type { IsoDate } from '@portal/domain/time/isoDate';
import { appointmentAlert } from '@portal/domain/work/appointmentAlert';
import type { AppointmentView } from '../work/appointmentView.ts';
import { dayAndTime, stubOf } from '../work/dayAndTime.ts';
import { MovedTime } from './MovedTime.tsx';

/** What the ticket of an appointment says before it is opened. */
export function ticketOf(appointment: AppointmentView, today: IsoDate) {
  const { before, date, time } = appointment;
  return {
    date: {
      ...stubOf(date, today),
      off: appointmentAlert(appointment.facts) !== undefined,
    },
    time: before ? <MovedTime before={before} now={dayAndTime(date, time, '') ?? ''} /> : time,
    title: appointment.title,
    plate: appointment.plate ?? undefined,
    note: appointment.note || undefined,
  };
}
