import type { AppointmentFacts } from '@portal/domain/work/appointmentFacts';
import type { AppointmentRow } from './appointmentRow.ts';

const minuteMilliseconds = 60_000;

/** What the shared rules read of an appointment, at an instant. */
export function appointmentFacts(row: AppointmentRow, now: Date): AppointmentFacts {
  const isCancelled = row.cancelled_at !== null;
  const lastCancellation = row.starts_at.getTime() - row.cancel_notice_minutes * minuteMilliseconds;
  return {
    work_id: row.work_id === null ? null : `A-${row.work_id}`,
    is_cancelled: isCancelled,
    cancelled_by_client: row.cancelled_by_client,
    is_history: isCancelled || row.ends_at <= now,
    client_arrived: row.client_arrived,
    is_confirmed: row.confirmed_at !== null,
    is_group: row.is_group,
    allow_cancel:
      row.allow_cancel && row.work_id === null && !isCancelled && now.getTime() <= lastCancellation,
    allow_confirmation: row.allow_confirmation && row.work_id === null && !isCancelled,
    event_type: row.work_id === null ? null : 'RESCHEDULE',
    isAppointment: true,
  };
}
