-- Customers wait for a time that becomes free (WAI). Whether a provider has a waiting list:
alter table companies add column waiting_list boolean not null default false;

create table waiting_entries (
  id text primary key,
  company_id text not null references companies (id),
  client_id text not null references clients (id),
  -- Of a booking that is wanted earlier those that it has, also where they were retired since.
  service_ids text[] not null,
  expert_id text references experts (id),
  item_id text references items (id),
  first_day date not null,
  last_day date not null,
  -- 1 mornings, 2 afternoons, 3 either.
  part integer not null check (part between 1 and 3),
  -- The booking that is wanted earlier (WAI-03).
  appointment_id text references appointments (id),
  state text not null default 'waiting' check (state in ('waiting', 'offered', 'ended', 'left')),
  -- Served by a booking or a move; its days, or its booking, over; removed by the provider.
  end_reason text check (end_reason in ('BOOKED', 'MOVED', 'RANGE_OVER', 'BOOKING_OVER', 'REMOVED')),
  -- The provider's words for a removal.
  removal_reason text check (length(removal_reason) between 1 and 500),
  created_at timestamptz not null,
  ended_at timestamptz,
  check (first_day <= last_day),
  check ((state in ('waiting', 'offered')) = (ended_at is null)),
  check ((state = 'ended') = (end_reason is not null))
);
create unique index waiting_entries_booking on waiting_entries (appointment_id) where ended_at is null;
create index waiting_entries_waiting on waiting_entries (company_id, created_at, id) where state = 'waiting';
create index waiting_entries_open on waiting_entries (company_id, created_at desc, id desc) where ended_at is null;
create index waiting_entries_client on waiting_entries (client_id, created_at) where ended_at is null;
create index waiting_entries_days on waiting_entries (last_day) where ended_at is null;

-- A time that is held for whoever waits.
create table waiting_offers (
  id text primary key,
  company_id text not null references companies (id),
  client_id text not null references clients (id),
  entry_id text not null references waiting_entries (id) on delete cascade,
  hold_id text references appointments (id) on delete set null,
  resource text not null,
  expert_id text references experts (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  until timestamptz not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'lapsed', 'withdrawn')),
  -- What it became: a new booking, or the one that was moved.
  appointment_id text,
  created_at timestamptz not null,
  ended_at timestamptz,
  check (until > created_at and until < starts_at),
  check ((state = 'open') = (ended_at is null)),
  check (state = 'open' or hold_id is null),
  check ((state = 'accepted') = (appointment_id is not null)),
  -- The same time is not offered twice to one entry (WAI-09), nor the same place to one customer.
  unique (entry_id, starts_at),
  unique (client_id, resource, starts_at)
);
create unique index waiting_offers_open on waiting_offers (entry_id) where state = 'open';
create index waiting_offers_due on waiting_offers (until) where state = 'open';
create index waiting_offers_hold on waiting_offers (hold_id) where hold_id is not null;

-- What is held for an offer goes with it, whoever removes it.
create function drop_offered_hold() returns trigger language plpgsql as $$
begin
  delete from appointments where id = old.hold_id and hold_until is not null;
  return null;
end $$;
create trigger waiting_offers_hold_dropped after delete on waiting_offers for each row
  when (old.hold_id is not null) execute function drop_offered_hold();

-- Times that became free, for whoever waits: a queue that any process takes from.
create table released_times (
  id bigint generated always as identity primary key,
  company_id text not null references companies (id),
  -- What is free again; of a closure its expert, or everybody.
  resource text,
  expert_id text,
  during tstzrange not null,
  -- Whose it was: they do not get it back.
  client_id text,
  tries integer not null default 0,
  -- Null while nobody waits who could be told.
  next_try_at timestamptz default '-infinity'
);
create index released_times_due on released_times (next_try_at, id) where next_try_at is not null;
create index released_times_company on released_times (company_id);

create function release_time(company text, place text, expert text, free tstzrange, client text)
returns void language plpgsql as $$
begin
  if not exists (select 1 from companies where id = company and waiting_list) then
    return;
  end if;
  insert into released_times (company_id, resource, expert_id, during, client_id)
    values (company, place, expert, free, client);
end $$;

-- Cancelled, moved, released unpaid, or held no longer.
create function release_appointment() returns trigger language plpgsql as $$
begin
  perform release_time(old.company_id, old.resource, old.expert_id, old.during, old.client_id);
  return null;
end $$;
create trigger appointments_changed_release after update on appointments for each row
  when (old.cancelled_at is null and old.occupies and (new.cancelled_at is not null or not new.occupies
    or old.during <> new.during or old.resource <> new.resource or old.expert_id is distinct from new.expert_id))
  execute function release_appointment();
create trigger appointments_deleted_release after delete on appointments for each row
  when (old.cancelled_at is null and old.occupies) execute function release_appointment();

create function release_closure() returns trigger language plpgsql as $$
begin
  perform release_time(old.company_id, null, old.expert_id, old.during, null);
  return null;
end $$;
create trigger closures_release after delete on closures for each row execute function release_closure();

-- Whoever waits for an earlier time of a booking that is over waits no longer (WAI-03).
create function end_waiting_of_booking() returns trigger language plpgsql as $$
declare
  entry text;
begin
  update waiting_entries set state = 'ended', end_reason = 'BOOKING_OVER',
      ended_at = coalesce(new.cancelled_at, new.updated_at)
    where appointment_id = new.id and ended_at is null returning id into entry;
  if entry is null then
    return null;
  end if;
  delete from appointments where id in (select hold_id from waiting_offers where entry_id = entry and state = 'open');
  update waiting_offers set state = 'withdrawn', hold_id = null, ended_at = coalesce(new.cancelled_at, new.updated_at)
    where entry_id = entry and state = 'open';
  return null;
end $$;
create trigger appointments_waiting after update on appointments for each row
  when ((old.cancelled_at is null and new.cancelled_at is not null) or (not old.became_work and new.became_work))
  execute function end_waiting_of_booking();

create function waiting_details(entry waiting_entries) returns jsonb language sql stable as $$
  select jsonb_build_object('client_id', entry.client_id, 'from', entry.first_day, 'to', entry.last_day,
    'part', entry.part, 'appointment_id', 'S-' || entry.appointment_id,
    'service_ids', (select jsonb_agg(service.fo_id order by array_position(entry.service_ids, service.id))
      from catalogue_services service where service.id = any (entry.service_ids)),
    'expert_id', (select expert.fo_id from experts expert where expert.id = entry.expert_id))
$$;

create function emit_waiting() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform emit_webhook(new.company_id, 'waiting.joined', new.id, new.created_at, waiting_details(new));
  else
    perform emit_webhook(new.company_id, 'waiting.ended', new.id, new.ended_at,
      waiting_details(new) || jsonb_build_object('reason', coalesce(new.end_reason, 'LEFT')));
  end if;
  return null;
end $$;
create trigger waiting_entries_joined_webhook after insert on waiting_entries
  for each row execute function emit_waiting();
create trigger waiting_entries_ended_webhook after update on waiting_entries for each row
  when (old.ended_at is null and new.ended_at is not null) execute function emit_waiting();

create function emit_waiting_offer() returns trigger language plpgsql as $$
begin
  perform emit_webhook(new.company_id, 'waiting.offered', entry.id, new.created_at,
    waiting_details(entry) || jsonb_build_object('start', new.starts_at, 'end', new.ends_at, 'until', new.until,
      'expert_id', (select expert.fo_id from experts expert where expert.id = new.expert_id)))
    from waiting_entries entry where entry.id = new.entry_id;
  return null;
end $$;
create trigger waiting_offers_webhook after insert on waiting_offers
  for each row execute function emit_waiting_offer();

-- Open pages show what became of it.
create function live_waiting() returns trigger language plpgsql as $$
begin
  perform emit_live(new.client_id, 'waiting', coalesce('S-' || new.appointment_id, ''));
  if new.appointment_id is not null then
    perform emit_live(new.client_id, 'service', 'S-' || new.appointment_id);
  end if;
  return null;
end $$;
create trigger waiting_entries_live after insert or update on waiting_entries
  for each row execute function live_waiting();

-- Endpoints that listen to everything hear this, too.
update webhook_endpoints set events = events || array['waiting.joined', 'waiting.offered', 'waiting.ended']
  where events @> array['booking.created', 'booking.moved', 'booking.move_requested', 'booking.cancelled',
    'booking.confirmed', 'work.approved', 'message.received', 'rating.given', 'payment.paid', 'invoice.requested',
    'budget.decided', 'budget.undone', 'budget.contested', 'budget.renewal_requested', 'job.requested',
    'contract.withdrawn'];

-- Of the moves by its customer those to a time that was offered, which do not count (WAI-07).
alter table appointments add column offered_moves integer not null default 0,
  add check (offered_moves between 0 and own_moves);
