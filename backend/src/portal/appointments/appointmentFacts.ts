import type { AppointmentFacts } from '@portal/domain/work/appointmentFacts';
import type { AppointmentRow } from './appointmentRow.ts';

const minuteMilliseconds = 60_000;

/** What the shared rules read of an appointment, at an instant. */
export function appointmentFacts(row: AppointmentRow, now: Date): AppointmentFacts {
  const isCancelled = row.cancelledAt !== null;
  const lastCancellation = row.startsAt.getTime() - row.cancelNoticeMinutes * minuteMilliseconds;
  return {
    work_id: row.workId === null ? null : `A-${row.workId}`,
    is_cancelled: isCancelled,
    cancelled_by_client: row.cancelledByClient,
    is_history: isCancelled || row.endsAt <= now,
    client_arrived: row.clientArrived,
    is_confirmed: row.confirmedAt !== null,
    is_group: row.isGroup,
    allow_cancel:
      row.allowCancel && row.workId === null && !isCancelled && now.getTime() <= lastCancellation,
    allow_confirmation: row.allowConfirmation && row.workId === null && !isCancelled,
    event_type: row.workId === null ? null : 'RESCHEDULE',
    isAppointment: true,
  };
}
