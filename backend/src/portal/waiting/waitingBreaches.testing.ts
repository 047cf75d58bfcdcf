import type pg from 'pg';

/** Whatever must never be so about who waits and what is held, at an instant at which all tasks have run; each row is a breach. */
export async function readWaitingBreaches(pool: pg.Pool, now: Date): Promise<object[]> {
  const { rows } = await pool.query<object>(
    `select 'two in one place' as what, one.id from appointments one join appointments other
       on one.id < other.id and one.during && other.during and one.resource = other.resource
       where one.cancelled_at is null and other.cancelled_at is null and one.occupies and other.occupies
     union all
     select 'held for nobody', hold.id from appointments hold where hold.hold_until is not null
       and not exists (select 1 from waiting_offers where hold_id = hold.id and state = 'open' and until = hold.hold_until)
       and not exists (select 1 from move_requests where hold_id = hold.id and state = 'requested')
     union all
     select 'hold outlives its time', id from appointments where hold_until <= $1
     union all
     select 'offered without a hold', id from waiting_offers where state = 'open' and hold_id is null
     union all
     select 'offer outlives its time', id from waiting_offers where state = 'open' and until <= $1
     union all
     select 'offered, and not said so', entry.id from waiting_entries entry
       where (entry.state = 'offered') <> exists (select 1 from waiting_offers where entry_id = entry.id and state = 'open')
     union all
     select 'told of a place twice', min(id) from waiting_offers group by client_id, resource, starts_at having count(*) > 1
     union all
     select 'told of a time twice', min(id) from waiting_offers group by entry_id, starts_at having count(*) > 1
     union all
     select 'held too long', id from waiting_offers
       where until - created_at > least(interval '2 h', (starts_at - created_at) / 4) + interval '1 ms'
     union all
     select 'too close', id from waiting_offers where starts_at - created_at < interval '40 min'
     union all
     select 'at night', id from waiting_offers
       where (created_at at time zone 'Europe/Lisbon')::time not between '08:00' and '20:59:59.999999'
     union all
     select 'outside of what is wanted', offer.id from waiting_offers offer join waiting_entries entry on entry.id = offer.entry_id
       where offer.state = 'open' and ((offer.starts_at at time zone 'Europe/Lisbon')::date not between entry.first_day and entry.last_day
         or (entry.part = 1 and (offer.starts_at at time zone 'Europe/Lisbon')::time >= '13:00')
         or (entry.part = 2 and (offer.starts_at at time zone 'Europe/Lisbon')::time < '13:00'))
     union all
     select 'not earlier', offer.id from waiting_offers offer join waiting_entries entry on entry.id = offer.entry_id
       join appointments booking on booking.id = entry.appointment_id
       where offer.state = 'open' and offer.created_at >= booking.updated_at and offer.starts_at >= lower(booking.during)
     union all
     select 'waits for a booking that is over', entry.id from waiting_entries entry
       join appointments booking on booking.id = entry.appointment_id
       where entry.ended_at is null and booking.cancelled_at is not null
     union all
     select 'accepted, and not theirs', offer.id from waiting_offers offer
       left join appointments booking on booking.id = offer.appointment_id
       where offer.state = 'accepted' and booking.client_id is distinct from offer.client_id
     union all
     select 'told, and not offered', notification.id from notifications notification
       where description like 'Há uma vaga para si%' and not exists (select 1 from waiting_offers offer
         where offer.client_id = notification.client_id
           and notification.created_at between offer.created_at and offer.created_at + interval '1 min')
     union all
     select 'more than five', min(id) from waiting_entries where ended_at is null group by client_id having count(*) > 5`,
    [now],
  );
  return rows;
}
