import type { AppointmentFacts } from '@portal/domain/work/appointmentFacts';
import type { Bars } from '@portal/domain/work/stateName';
import { appointmentFacts } from '../appointments/appointmentFacts.ts';
import type { Subject } from './findSubject.ts';
import { barsOf } from './presentWork.ts';

/** What the rules of the screens ask about a work or an appointment. */
export function subjectFacts(
  subject: Subject,
  now: Date,
): AppointmentFacts & { state: { bars: Bars } } {
  if (subject.kind === 'appointment')
    return { ...appointmentFacts(subject.row, now), state: { bars: 0 } };
  const bars = barsOf(subject.row);
  return {
    work_id: subject.id,
    is_cancelled: subject.row.cancelledAt !== null,
    is_history: bars === 5,
    client_arrived: true,
    is_confirmed: false,
    allow_cancel: false,
    allow_confirmation: false,
    isAppointment: false,
    state: { bars },
  };
}
