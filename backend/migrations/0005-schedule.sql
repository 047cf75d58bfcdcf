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
  payment_days integer not null default 2 check (payment_days between 0 and 30)
);

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
  unique (company_id, fo_id)
);

create table service_experts (
  service_id text not null references catalogue_services (id),
  expert_id text not null references experts (id),
  primary key (service_id, expert_id)
);

-- an expert with rows has those instead.
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

create table schedule_drafts (
  id text primary key,
  work_id text not null unique,
  company_id text not null references companies (id),
  client_id text not null references clients (id),
  request jsonb not null,
  created_at timestamptz not null
);
create index schedule_drafts_client on schedule_drafts (client_id, created_at);

create table appointments (
  id text primary key,
  company_id text not null references companies (id),
  client_id text not null references clients (id),
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

-- Which transaction last changed what a provider's free times are worked out from. Processes keep what they worked
-- out for as long as the version is the one they read before. Written at the end of the transaction, so that
-- bookings of one provider wait for each other no longer than a commit takes.
create table schedule_versions (
  company_id text primary key,
  version xid8 not null
);
