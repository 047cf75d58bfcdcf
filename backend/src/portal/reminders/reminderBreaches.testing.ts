import type pg from 'pg';

/** Whatever must never be so about reminders of appointments, at an instant at which all tasks have run; each row is a breach (REM-04, REM-05). */
export async function readReminderBreaches(pool: pg.Pool, now: Date): Promise<object[]> {
  const { rows } = await pool.query<object>(
    `with message as (
       select message.*, appointment.cancelled_at, lower(appointment.during) as starts_at from planned_messages message
       join reminder_rules rule on rule.id = message.rule_id and rule.event = 'appointment.upcoming'
       join appointments appointment on message.subject = 'S-' || appointment.id)
     select 'reminds of what moved or is over' as what, id from message
       where state = 'planned' and (cancelled_at is not null or starts_at <> event_at)
     union all
     select 'in the queue for what moved or is over', message.id from message
       join outgoing_messages queued on queued.planned_id = message.id
       where message.cancelled_at is not null or starts_at <> event_at
     union all
     select 'due, and not looked at', id from message where state = 'planned' and message_id is null and due_at <= $1
     union all
     select 'reminded after its beginning', id from message where sent_at >= event_at
     union all
     select 'not planned', subject from reminder_changes where next_try_at <= $1
     union all
     select 'no reminder of what is ahead', appointment.id from appointments appointment
       where appointment.client_id is not null and appointment.cancelled_at is null
         and lower(appointment.during) - interval '24 h' > greatest(appointment.updated_at, $1::timestamptz)
         and not exists (select 1 from message where subject = 'S-' || appointment.id and event_at = lower(appointment.during))`,
    [now],
  );
  return rows;
}
