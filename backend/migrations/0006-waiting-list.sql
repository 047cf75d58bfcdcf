-- Customers wait for a time that becomes free (WAI).

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
create index waiting_entries_appointment_reference on waiting_entries (appointment_id) where appointment_id is not null;
create index waiting_entries_client_reference on waiting_entries (client_id);
create index waiting_entries_expert_reference on waiting_entries (expert_id) where expert_id is not null;
create index waiting_entries_item_reference on waiting_entries (item_id) where item_id is not null;

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
create index waiting_offers_expert_reference on waiting_offers (expert_id) where expert_id is not null;

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
