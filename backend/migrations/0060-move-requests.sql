-- Times that are held for somebody: rows under the constraints of bookings, which are nobody's booking. Whatever is of a
-- customer does not find them.
alter table appointments alter column client_id drop not null;
alter table appointments
  add column hold_until timestamptz,
  add constraint appointments_booking_or_hold check ((client_id is null) = (hold_until is not null));

-- Whether the provider confirms moves (RSC-08).
alter table schedule_settings add column confirm_moves_by_hand boolean not null default false;

create table move_requests (
  id text primary key,
  company_id text not null references companies (id),
  appointment_id text not null references appointments (id),
  -- The time that is wished for, held while the request is open.
  hold_id text references appointments (id) on delete set null,
  wanted timestamptz not null,
  state text not null default 'requested'
    check (state in ('requested', 'confirmed', 'refused', 'expired', 'withdrawn')),
  expires_at timestamptz not null,
  -- Of a refusal.
  reason text check (length(reason) between 1 and 500),
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'requested') = (ended_at is null)),
  check (state = 'requested' or hold_id is null)
);
create unique index move_requests_open on move_requests (appointment_id) where state = 'requested';
create index move_requests_due on move_requests (expires_at) where state = 'requested';

-- What is called off, or under way as a work, is not moved any more.
create function withdraw_move_request() returns trigger language plpgsql as $$
declare
  held text;
begin
  select hold_id into held from move_requests where appointment_id = new.id and state = 'requested' for update;
  if not found then
    return null;
  end if;
  update move_requests set state = 'withdrawn', hold_id = null, ended_at = coalesce(new.cancelled_at, new.updated_at)
    where appointment_id = new.id and state = 'requested';
  delete from appointments where id = held;
  return null;
end $$;
create trigger appointments_move_request after update on appointments for each row
  when ((old.cancelled_at is null and new.cancelled_at is not null) or (not old.became_work and new.became_work))
  execute function withdraw_move_request();

create function emit_move_request() returns trigger language plpgsql as $$
begin
  perform emit_webhook(new.company_id, 'booking.move_requested', 'S-' || new.appointment_id, new.created_at,
    jsonb_build_object('move_id', new.id, 'wanted', new.wanted, 'expires_at', new.expires_at,
      'start', lower(appointment.during), 'client_id', appointment.client_id))
    from appointments appointment where appointment.id = new.appointment_id;
  return null;
end $$;
create trigger move_requests_webhook after insert on move_requests
  for each row execute function emit_move_request();

-- Endpoints that listen to everything hear this, too.
update webhook_endpoints set events = events || array['booking.move_requested']
  where events @> array['booking.created', 'booking.moved', 'booking.cancelled', 'booking.confirmed', 'work.approved',
    'message.received', 'rating.given', 'payment.paid', 'invoice.requested', 'budget.decided', 'contract.withdrawn'];
