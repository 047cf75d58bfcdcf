-- Overlap constraints of the calendar need an index over equality and ranges.
create extension if not exists btree_gist;

-- Shift of the clock in development and test, shared by all processes.
create table clock_shift (
  id integer primary key check (id = 1),
  milliseconds bigint not null
);

-- Secrets that all processes must share, made on first use.
create table shared_secrets (
  name text primary key,
  value text not null
);

-- Fixed windows of counted attempts.
create table rate_limits (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index rate_limits_ends_at on rate_limits (ends_at);

-- Messages kept instead of sent, outside of production.
create table outbox (
  sequence bigint generated always as identity primary key,
  id text not null unique,
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  subject text,
  text text not null,
  sent_at timestamptz not null
);
create index outbox_recipient on outbox (recipient, sequence desc);

-- Diagnostics sent by clients (POST /log), tokens already replaced by hashes.
create table client_logs (
  id text primary key,
  company_id text,
  content text not null,
  received_at timestamptz not null
);
create index client_logs_received_at on client_logs (received_at);
