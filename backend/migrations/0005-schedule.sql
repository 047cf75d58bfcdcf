-- When a provider takes bookings, of what, at which conditions, and the bookings themselves.

-- What is paid in advance and what is kept of it (POL). A policy never changes: whoever sets another one makes a row, and
-- bookings keep the one under which they were made.
create table policies (
  id text primary key,
  company_id text not null references companies (id),
  prepayment text not null check (prepayment in ('none', 'full', 'amount', 'percent')),
  amount_cents integer check (amount_cents > 0),
  percent integer check (percent between 1 and 100),
  free_until_hours integer not null check (free_until_hours between 0 and 336),
  -- Of what was prepaid.
  late_percent integer not null check (late_percent between 0 and 100),
  no_show_percent integer not null check (no_show_percent between 0 and 100),
  created_at timestamptz not null,
  check ((prepayment = 'amount') = (amount_cents is not null)),
  check ((prepayment = 'percent') = (percent is not null))
);

-- How a provider takes bookings. A provider without a row has the defaults of the columns.
create table schedule_settings (
  company_id text primary key references companies (id),
  slot_step_minutes integer not null default 30 check (slot_step_minutes between 5 and 240),
  -- Bookings without an expert that the provider can take at the same time.
  parallel_bookings integer not null default 1 check (parallel_bookings between 1 and 50),
  -- Shortest time between booking and start.
  notice_minutes integer not null default 60 check (notice_minutes >= 0),
  horizon_days integer not null default 120 check (horizon_days between 1 and 730),
  -- Until how long before the start the customer may cancel.
  cancel_notice_minutes integer not null default 120 check (cancel_notice_minutes >= 0),
  payment_days integer not null default 2 check (payment_days between 0 and 30),
  -- Until how long before the start customers may move their appointments themselves (RSC); null as for cancelling.
  move_notice_minutes integer check (move_notice_minutes between 0 and 20160),
  -- How often one appointment; 0 not at all.
  max_moves integer not null default 2 check (max_moves between 0 and 10),
  -- Whether the provider confirms moves (RSC-08).
  confirm_moves_by_hand boolean not null default false,
  -- Of everything that has no policy of its own.
  policy_id text references policies (id)
);
create index schedule_settings_policy_reference on schedule_settings (policy_id) where policy_id is not null;

create table experts (
  id text primary key,
  company_id text not null references companies (id),
  fo_id text not null,
  name text not null,
  position integer not null default 0,
  active boolean not null default true,
  created_at timestamptz not null,
  unique (company_id, fo_id)
);

create table catalogue_services (
  id text primary key,
  company_id text not null references companies (id),
  fo_id text not null,
  name text not null,
  duration_minutes integer not null check (duration_minutes between 5 and 1440),
  -- Price paid at booking; null when nothing is paid online.
  payment_cents integer check (payment_cents > 0),
  fixed_start timestamptz,
  -- Seats of a fixed start.
  capacity integer not null default 1 check (capacity between 1 and 500),
  is_group boolean not null default false,
  position integer not null default 0,
  active boolean not null default true,
  created_at timestamptz not null,
  -- Whether contracts about it may be withdrawn from (LAW-10); null as the provider says of everything, else as its trade has it.
  withdrawal_right text check (withdrawal_right in ('applies', 'excluded')),
  withdrawal_reason text check (length(withdrawal_reason) between 1 and 500),
  policy_id text references policies (id),
  unique (company_id, fo_id),
  constraint catalogue_services_withdrawal
    check ((withdrawal_reason is not null) = coalesce(withdrawal_right = 'excluded', false))
);
create index catalogue_services_policy_reference on catalogue_services (policy_id) where policy_id is not null;

create table service_experts (
  service_id text not null references catalogue_services (id),
  expert_id text not null references experts (id),
  primary key (service_id, expert_id)
);
create index service_experts_expert_reference on service_experts (expert_id);

-- Of the provider; an expert with rows has those instead.
create table opening_hours (
  id text primary key,
  company_id text not null references companies (id),
  expert_id text references experts (id),
  weekday integer not null check (weekday between 1 and 7),
  opens integer not null check (opens between 0 and 1439),
  closes integer not null check (closes between 1 and 1440),
  check (opens < closes)
);
create index opening_hours_company on opening_hours (company_id);
create index opening_hours_expert_reference on opening_hours (expert_id) where expert_id is not null;

-- Times without bookings, of one expert or of the whole provider.
create table closures (
  id text primary key,
  company_id text not null references companies (id),
  expert_id text references experts (id),
  during tstzrange not null check (not isempty(during)),
  reason text,
  created_at timestamptz not null
);
create index closures_company on closures using gist (company_id, during);
create index closures_expert_reference on closures (expert_id) where expert_id is not null;

create table schedule_drafts (
  id text primary key,
  work_id text not null unique,
  company_id text not null references companies (id),
  client_id text not null references clients (id),
  request jsonb not null,
  created_at timestamptz not null
);
create index schedule_drafts_client on schedule_drafts (client_id, created_at);

-- Bookings, and times that are held for somebody: those stand under the constraints of bookings and are nobody's booking, so
-- that whatever is of a customer does not find them.
create table appointments (
  id text primary key,
  company_id text not null references companies (id),
  -- Null of what is held.
  client_id text references clients (id),
  item_id text references items (id),
  expert_id text references experts (id),
  -- What only one booking can have at a time: an expert, a bay of the provider, a seat of a fixed start.
  resource text not null,
  during tstzrange not null check (not isempty(during)),
  -- False for imports of the past, which may overlap.
  occupies boolean not null default true,
  cancelled_at timestamptz,
  cancelled_by_client boolean not null default false,
  confirmed_at timestamptz,
  client_arrived boolean not null default false,
  old_start timestamptz,
  is_group boolean not null default false,
  allow_cancel boolean not null default true,
  allow_confirmation boolean not null default true,
  obs text,
  meeting_url text,
  request_key text,
  message_toast_state text,
  service_toast_state text,
  payment_toast_state text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- How often what a calendar shows of it has changed (SEQUENCE of RFC 5545), whoever changed it.
  calendar_sequence integer not null default 0,
  cancel_reason text check (cancel_reason in ('CUSTOMER', 'PROVIDER', 'PAYMENT_EXPIRED')),
  -- True once a work came out of it, which is then shown as that work and no longer by itself.
  became_work boolean not null default false,
  -- Why the contract may not be withdrawn from, as it held when it was made; null where it may (LAW-10).
  withdrawal_excluded text,
  -- The words beside the box with which the customer asked that the service begin before the time for withdrawing is over
  -- (LAW-09); null where it was not asked about. What is not ticked is not booked.
  early_start_text text,
  -- How often its customer moved it. What the provider moves does not count.
  own_moves integer not null default 0 check (own_moves >= 0),
  -- Of what is held.
  hold_until timestamptz,
  -- The policy under which it was booked.
  policy_id text references policies (id),
  -- Until when cancelling costs nothing; null without a policy.
  free_until timestamptz,
  -- What of the paid sum is kept once it was cancelled, or nobody came.
  kept_percent integer not null default 0 check (kept_percent between 0 and 100),
  no_show_at timestamptz,
  waived_at timestamptz,
  waiver_reason text check (length(waiver_reason) between 1 and 500),
  -- Of the moves by its customer those to a time that was offered, which do not count (WAI-07).
  offered_moves integer not null default 0,
  -- Where it came from when nobody booked it here.
  import_id text references imports (id),
  constraint appointments_booking_or_hold check ((client_id is null) = (hold_until is not null)),
  check ((policy_id is null) = (free_until is null)),
  check (offered_moves between 0 and own_moves),
  constraint appointments_no_double_booking
    exclude using gist (resource with =, during with &&) where (cancelled_at is null and occupies),
  -- An expert who holds a class has no other booking meanwhile, however either of them got there.
  constraint appointments_expert_once
    exclude using gist (expert_id with =, during with &&, ((resource like 'seat/%')::integer) with <>)
    where (cancelled_at is null and occupies)
);
create index appointments_company on appointments using gist (company_id, during);
-- First pages of lists are read from an index in their own order, however long the lists are.
create index appointments_client on appointments (client_id, lower(during), id);
create index appointments_client_shown on appointments (client_id, lower(during), id) where not became_work;
create index appointments_client_cancelled on appointments (client_id, lower(during), id) where cancelled_at is not null;
create index appointments_item on appointments (item_id) where item_id is not null;
create index appointments_expert_reference on appointments (expert_id) where expert_id is not null;
create index appointments_policy_reference on appointments (policy_id) where policy_id is not null;
create index appointments_import on appointments (import_id) where import_id is not null;
-- When a provider was last booked, for the operator's list (SET-01).
create index appointments_made on appointments (company_id, created_at desc);

create table appointment_services (
  appointment_id text not null references appointments (id),
  position integer not null,
  service_id text references catalogue_services (id),
  name text not null,
  obs_label text,
  obs_value text,
  -- What it cost when it was booked; null where nothing is paid for it in advance.
  price_cents integer,
  primary key (appointment_id, position)
);
create index appointment_services_service_reference on appointment_services (service_id) where service_id is not null;

-- Which transaction last changed what a provider's free times are worked out from. Processes keep what they worked
-- out for as long as the version is the one they read before. Written at the end of the transaction, so that
-- bookings of one provider wait for each other no longer than a commit takes.
create table schedule_versions (
  company_id text primary key,
  version xid8 not null
);

-- Moves that the provider confirms by hand, while they are asked for and afterwards.
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
create index move_requests_appointment_reference on move_requests (appointment_id);
create index move_requests_hold_reference on move_requests (hold_id) where hold_id is not null;

-- Calendars that other programs read under a secret address (FEED): of a customer, of an expert, or of a whole provider,
-- which names neither. An owner has one at a time. What ends one removes its row, so that an address that was ended is
-- one that never was.
create table calendar_feeds (
  id text primary key,
  token_hash text not null unique,
  company_id text not null references companies (id) on delete cascade,
  client_id text references clients (id) on delete cascade,
  expert_id text references experts (id) on delete cascade,
  created_at timestamptz not null,
  last_read_at timestamptz,
  check (client_id is null or expert_id is null)
);
create unique index calendar_feeds_owner on calendar_feeds (company_id, client_id, expert_id) nulls not distinct;
create index calendar_feeds_client on calendar_feeds (client_id) where client_id is not null;
create index calendar_feeds_expert on calendar_feeds (expert_id) where expert_id is not null;
