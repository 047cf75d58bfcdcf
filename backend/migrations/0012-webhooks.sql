-- What a provider's own system is told. Which events there are and where they begin: 0014-triggers-news.sql.

-- Where a provider's own system wants to be told, by a name of the provider's.
create table webhook_endpoints (
  id text primary key,
  company_id text not null references companies (id),
  name text not null,
  url text not null,
  -- Signs the deliveries, so it cannot be a hash.
  secret text not null,
  events text[] not null,
  active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (company_id, name)
);

-- What happened, written in the transaction in which it happened, and only for providers that listen.
create table webhook_events (
  sequence bigint generated always as identity primary key,
  id text not null unique,
  company_id text not null references companies (id),
  type text not null,
  -- `A-…` or `S-…`.
  subject text not null,
  data jsonb not null,
  at timestamptz not null
);

create table webhook_deliveries (
  id text primary key,
  event_sequence bigint not null references webhook_events (sequence) on delete cascade,
  endpoint_id text not null references webhook_endpoints (id) on delete cascade,
  company_id text not null references companies (id),
  state text not null default 'PENDING' check (state in ('PENDING', 'DELIVERED', 'FAILED')),
  tries integer not null default 0,
  next_try_at timestamptz not null,
  last_status integer,
  last_error text,
  delivered_at timestamptz
);
create index webhook_deliveries_due on webhook_deliveries (next_try_at) where state = 'PENDING';
create index webhook_deliveries_endpoint on webhook_deliveries (endpoint_id, event_sequence desc);
create index webhook_deliveries_event on webhook_deliveries (event_sequence);
-- Each endpoint takes turns of its own: what waits for one is found without reading what waits for others, or was told.
create index webhook_deliveries_turn on webhook_deliveries (endpoint_id, next_try_at, event_sequence)
  where state = 'PENDING';

-- Endpoints of which nothing was taken lately: how many turns in a row, and until when none begins. The first delivery
-- that is taken deletes the row.
create table webhook_pauses (
  endpoint_id text primary key references webhook_endpoints (id) on delete cascade,
  company_id text not null references companies (id),
  failed_turns integer not null,
  -- Null while the pauses of the deliveries themselves are enough.
  until timestamptz
);
