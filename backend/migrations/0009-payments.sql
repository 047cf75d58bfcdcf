-- What is paid, with which gateway, and what goes back.

-- To whom a customer's invoices are made out.
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
create index billing_entries_client_reference on billing_entries (client_id);

-- A provider's own account at its gateway, and how far it is (SET-16, SET-17). Development works without a row.
create table payment_accounts (
  company_id text primary key references companies (id),
  gateway text not null default 'ifthenpay'
    constraint payment_accounts_gateway check (gateway in ('ifthenpay', 'sandbox')),
  -- The gateway's keys, sealed.
  settings jsonb not null,
  -- When its keys were entered.
  updated_at timestamptz not null,
  -- These keys: another one for other keys.
  id text not null default replace(gen_random_uuid()::text, '-', ''),
  state text not null default 'sandbox'
    constraint payment_accounts_state check (state in ('sandbox', 'testing', 'live')),
  -- For which methods there are keys.
  methods text[] not null default '{}'
);

-- Keys that others replaced: what was begun with them is settled with them.
create table former_payment_accounts (
  id text primary key,
  company_id text not null references companies (id),
  gateway text not null,
  settings jsonb not null,
  replaced_at timestamptz not null
);
create index former_payment_accounts_company on former_payment_accounts (company_id, gateway);
create index former_payment_accounts_age on former_payment_accounts (replaced_at);

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
  updated_at timestamptz not null,
  -- A booking that was made on condition of the payment is released when the payment's time is over.
  holds_booking boolean not null default false,
  -- When a process began to release the booking: another one takes over a minute later.
  release_taken_at timestamptz
);
create index payments_client on payments (client_id);
create index payments_deadline on payments (valid_until) where holds_booking and state <> 'PAYED';

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
  updated_at timestamptz not null,
  -- With which keys it was made; null without an account.
  account_id text
);
create unique index payment_attempts_one_active on payment_attempts (payment_id) where state in ('INITIATING', 'PENDING');
create unique index payment_attempts_request on payment_attempts (gateway, request_id) where request_id is not null;
create index payment_attempts_payment on payment_attempts (payment_id, created_at desc);
create index payment_attempts_expiry on payment_attempts (expires_at) where state in ('INITIATING', 'PENDING');
create index payment_attempts_unpaid on payment_attempts (company_id, gateway, created_at) where state <> 'PAYED';

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
create index payment_events_attempt on payment_events (attempt_id);
-- Callbacks that belong to no attempt are kept too, for a while's worth of them.
create index payment_events_unknown on payment_events (at) where attempt_id is null;

-- A provider's payments to itself, of 1,00 €.
create table payment_tests (
  id text primary key,
  company_id text not null references companies (id),
  -- Null for the sandbox without an account.
  account_id text,
  gateway text not null,
  order_id text not null unique check (length(order_id) <= 15),
  method text not null check (method in ('MB', 'MBWAY', 'CC')),
  amount_cents integer not null check (amount_cents > 0),
  state text not null check (state in ('INITIATING', 'WAITING', 'RECEIVED', 'FAILED', 'EXPIRED')),
  request_id text,
  entity text,
  reference text,
  url text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  checked_at timestamptz,
  -- When the gateway, asked, said that it is paid: that alone changes nothing.
  seen_paid_at timestamptz,
  -- When its callback arrived.
  received_at timestamptz
);
create index payment_tests_company on payment_tests (company_id, created_at desc);

-- Money that arrived and must go back: of a payment once, and once more what was kept of it; of a provider's own test like
-- the rest.
create table payment_refunds (
  id text primary key,
  payment_id text references payments (id),
  attempt_id text references payment_attempts (id),
  company_id text not null references companies (id),
  amount_cents integer not null check (amount_cents > 0),
  reason text not null check (reason in ('PAID_LATE', 'OVERPAID', 'CANCELLED', 'NO_SHOW', 'WAIVED', 'TEST')),
  state text not null default 'QUEUED' check (state in ('QUEUED', 'DONE', 'MANUAL')),
  created_at timestamptz not null,
  done_at timestamptz,
  note text,
  -- Where money goes back that the gateway cannot send back, sealed; gone thirty days after it did (POL-11).
  account jsonb,
  test_id text unique references payment_tests (id),
  constraint payment_refunds_origin check (
    case when reason = 'TEST' then num_nonnulls(payment_id, attempt_id) = 0 and test_id is not null
      else num_nonnulls(payment_id, attempt_id) = 2 and test_id is null end)
);
create unique index payment_refunds_once on payment_refunds (attempt_id) where reason <> 'WAIVED';
create unique index payment_refunds_waived on payment_refunds (attempt_id) where reason = 'WAIVED';
create index payment_refunds_attempt_reference on payment_refunds (attempt_id) where attempt_id is not null;
create index payment_refunds_accounts on payment_refunds (done_at) where account is not null;
create index payment_refunds_company on payment_refunds (company_id, created_at);
create index payment_refunds_listed on payment_refunds (company_id, (state = 'DONE'), created_at, id);
-- The details of a service say what of its payment goes back.
create index payment_refunds_payment on payment_refunds (payment_id);

-- How far the list of received payments of a provider's gateway account was read. A callback that never came is found
-- there: what it would have told is settled, late and second payments go to the refunds.
create table payment_cursors (
  company_id text not null references companies (id),
  gateway text not null,
  -- Null until the list was read for the first time.
  read_until timestamptz,
  -- When a process began to read: the next turn comes a while later, whether it succeeded or not.
  taken_at timestamptz not null,
  last_error text,
  primary key (company_id, gateway)
);
