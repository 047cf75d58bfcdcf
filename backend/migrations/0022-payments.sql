create table billing_entries (
  id text primary key,
  company_id text not null references companies (id),
  client_id text not null references clients (id),
  name text not null,
  vat_number text not null,
  address text not null,
  postal_code text not null,
  city text not null,
  country_id integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  removed_at timestamptz
);
create index billing_entries_client on billing_entries (client_id) where removed_at is null;

-- A provider's own account at its gateway. Development works without a row.
create table payment_accounts (
  company_id text primary key references companies (id),
  gateway text not null default 'ifthenpay',
  settings jsonb not null,
  updated_at timestamptz not null
);

create table payments (
  id text primary key,
  company_id text not null references companies (id),
  client_id text not null references clients (id),
  subject text not null unique,
  total_cents integer not null check (total_cents > 0),
  state text not null default 'NOT_PAID' check (state in
    ('PENDING', 'PAYED', 'EXPIRED', 'NOT_PAID', 'CC_CANCEL', 'CC_ERROR', 'MBWAY_REJECTED', 'MBWAY_DECLINED')),
  method text check (method in ('MB', 'MBWAY', 'CC')),
  valid_until timestamptz,
  paid_at timestamptz,
  description text,
  -- The billing data as they were when the customer chose them.
  billing jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index payments_client on payments (client_id);

create sequence payment_order_numbers;

create table payment_attempts (
  id text primary key,
  payment_id text not null references payments (id),
  company_id text not null references companies (id),
  gateway text not null,
  -- At most 15 characters, never used twice.
  order_id text not null unique check (length(order_id) <= 15),
  method text not null check (method in ('MB', 'MBWAY', 'CC')),
  amount_cents integer not null check (amount_cents > 0),
  state text not null check (state in
    ('INITIATING', 'PENDING', 'PAYED', 'EXPIRED', 'REJECTED', 'DECLINED', 'CANCELLED', 'FAILED')),
  request_id text,
  entity text,
  reference text,
  phone text,
  url text,
  expires_at timestamptz,
  checked_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index payment_attempts_one_active on payment_attempts (payment_id) where state in ('INITIATING', 'PENDING');
create unique index payment_attempts_request on payment_attempts (gateway, request_id) where request_id is not null;
create index payment_attempts_payment on payment_attempts (payment_id, created_at desc);
create index payment_attempts_expiry on payment_attempts (expires_at) where state in ('INITIATING', 'PENDING');

-- Every word of a gateway and what it changed, the ignored ones too.
create table payment_events (
  sequence bigint generated always as identity primary key,
  attempt_id text references payment_attempts (id),
  payment_id text references payments (id),
  source text not null check (source in ('CREATE', 'CALLBACK', 'POLL', 'READ', 'RETURN', 'CLOCK')),
  claim text not null,
  amount_cents integer,
  request_id text,
  order_id text,
  outcome text not null,
  at timestamptz not null
);
create index payment_events_payment on payment_events (payment_id, sequence);

-- Money that arrived and must go back.
create table payment_refunds (
  id text primary key,
  payment_id text not null references payments (id),
  attempt_id text not null unique references payment_attempts (id),
  company_id text not null references companies (id),
  amount_cents integer not null,
  reason text not null check (reason in ('PAID_LATE', 'OVERPAID')),
  state text not null default 'QUEUED' check (state in ('QUEUED', 'DONE', 'MANUAL')),
  created_at timestamptz not null
);

-- Answers of calls that carry an Idempotency-Key.
create table idempotency_keys (
  scope text not null,
  key text not null,
  body_hash text not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null,
  primary key (scope, key)
);
create index idempotency_keys_created_at on idempotency_keys (created_at);
