-- What all parts of the backend rest on. The schema stands in 0001 to 0017, by subject; the triggers and their functions in the
-- last four of them.

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
  sent_at timestamptz not null,
  -- The calendar file of a kept e-mail.
  calendar text,
  -- Files that went along with a kept e-mail.
  attachments jsonb not null default '[]'
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

-- Bytes that are to be deleted from the storage. Who forgets a file leaves its id here in the same transaction, and it
-- stays until the storage has said that nothing is left. Times are real ones: a storage knows no other.
create table media_removals (
  id text primary key,
  queued_at timestamptz not null default now(),
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  last_error text
);
create index media_removals_due on media_removals (next_try_at);

-- Hints for open pages that something of a customer changed, each with the kind of thing that changed (LIVE-03): `payment`
-- and `budget` beside the service that they belong to, `counters` where what is counted over all providers of a person
-- moved. A hint without a subject has an empty one. `xid` lets a page go on where it stopped without missing
-- a transaction that was still running then; rows are kept for an hour.
create table live_events (
  sequence bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  client_id text not null,
  kind text not null check (kind in ('notification', 'service', 'payment', 'budget', 'counters', 'waiting')),
  subject text not null,
  at timestamptz not null default now(),
  -- Many changes of one thing in one transaction are one hint.
  unique (client_id, xid, kind, subject)
);
create index live_events_at on live_events (at);

-- What backups by rule and their proofs came to, for the operator's page and /metrics. A backup keeps those before it.
create table backup_runs (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('BACKUP', 'PROOF')),
  -- The backup's name; empty when none was made.
  backup text not null,
  ended_at timestamptz not null,
  seconds double precision not null check (seconds >= 0),
  table_count integer not null,
  row_count bigint not null,
  file_count integer not null,
  byte_count bigint not null,
  -- A sentence; null when all is well.
  fault text
);
create index backup_runs_last on backup_runs (kind, ended_at desc);
