-- What a provider brings along from another system (SET-23 to SET-25): a file, read into lines, checked and then taken.
create table imports (
  id text primary key,
  company_id text not null references companies (id),
  kind text not null check (kind in ('customers', 'items', 'services', 'appointments')),
  state text not null default 'uploaded'
    check (state in ('uploaded', 'checked', 'running', 'done', 'failed', 'undoing', 'undone', 'forgotten')),
  -- Names of the file's columns, in their order.
  columns text[] not null,
  -- Which column holds a field, by its place from 0.
  mapping jsonb not null check (jsonb_typeof(mapping) = 'object'),
  -- Lines of the file.
  lines integer not null,
  -- Who lets it run, as `provider_changes` keeps it.
  actor jsonb,
  created_at timestamptz not null,
  checked_at timestamptz,
  -- When a run was asked for, and when it ended.
  run_at timestamptz,
  done_at timestamptz,
  -- When its lines are forgotten.
  forget_at timestamptz not null,
  tries integer not null default 0,
  next_try_at timestamptz not null default '-infinity',
  last_error text
);
create index imports_company on imports (company_id, created_at desc, id desc);
create index imports_due on imports (next_try_at) where state in ('running', 'undoing');
create index imports_forgotten on imports (forget_at) where state <> 'forgotten';

create table import_lines (
  import_id text not null references imports (id),
  company_id text not null references companies (id),
  -- The row of a spreadsheet: 1 is the header.
  n integer not null,
  cells text[] not null,
  outcome text check (outcome in ('novo', 'altera', 'igual', 'recusada')),
  reason text,
  -- Whom it is about, once that is known.
  client_id text references clients (id) on delete set null,
  -- What it made or changed, as on the wire.
  created text,
  -- Each record that it made or changed: table, id, what it was before, and a hash of what it became.
  changes jsonb,
  is_done boolean not null default false,
  undoing text check (undoing in ('undone', 'kept')),
  primary key (import_id, n)
);
create index import_lines_company on import_lines (company_id);
create index import_lines_client on import_lines (client_id) where client_id is not null;

-- By which ids the system that a provider came from knows records. Services have theirs as `fo_id`.
create table external_ids (
  company_id text not null references companies (id),
  kind text not null check (kind in ('customers', 'items', 'appointments')),
  external_id text not null check (length(external_id) between 1 and 100),
  record_id text not null,
  client_id text not null references clients (id) on delete cascade,
  primary key (company_id, kind, external_id)
);
create index external_ids_record on external_ids (record_id);
create index external_ids_client on external_ids (client_id);

-- Where an appointment came from that nobody booked here.
alter table appointments add column import_id text references imports (id);
create index appointments_import on appointments (import_id) where import_id is not null;

-- The provider's own system knows what it sent: no webhook for each of ten thousand appointments, but for what becomes of them.
drop trigger appointments_webhook on appointments;
create trigger appointments_webhook after update on appointments for each row execute function emit_booking();
create trigger appointments_webhook_booked after insert on appointments
  for each row when (new.import_id is null) execute function emit_booking();
