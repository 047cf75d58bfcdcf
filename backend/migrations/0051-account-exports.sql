-- What a customer takes along (ACC-12 to ACC-14): one ZIP at a time, made by whichever process leases the row, and kept for
-- two days. The file is forgotten with its row.
create table account_exports (
  id text primary key,
  company_id text not null references companies (id) on delete cascade,
  client_id text not null references clients (id) on delete cascade,
  state text not null default 'running' check (state in ('running', 'ready', 'failed')),
  progress integer not null default 0 check (progress between 0 and 100),
  media_id text,
  bytes bigint,
  started_at timestamptz not null,
  until timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  last_error text,
  unique (company_id, client_id)
);
create index account_exports_due on account_exports (next_try_at) where state = 'running';
create index account_exports_until on account_exports (until);
