-- How a provider is set up: its owners and how they come in, drafts and what was published, keys, who changed what, and what
-- it brings along.

-- Who may set a provider up, by the contact that a link went to.
create table owners (
  id text primary key,
  company_id text not null references companies (id),
  channel text not null check (channel in ('sms', 'email')),
  contact text not null,
  made_at timestamptz not null,
  ended_at timestamptz
);
create unique index owners_contact on owners (company_id, contact) where ended_at is null;

-- Links with which an owner comes in for the first time. The token is stored as its hash (SET-03).
create table setup_links (
  id text primary key,
  company_id text not null references companies (id),
  channel text not null check (channel in ('sms', 'email')),
  contact text not null,
  token_hash text not null unique,
  made_at timestamptz not null,
  made_by text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- To whom it is bound since then.
  owner_id text references owners (id),
  revoked_at timestamptz
);
-- A further link replaces the one that is open.
create unique index setup_links_open on setup_links (company_id) where used_at is null and revoked_at is null;
create index setup_links_owner_reference on setup_links (owner_id) where owner_id is not null;

create table owner_sessions (
  id text primary key,
  owner_id text not null references owners (id),
  company_id text not null references companies (id),
  token_hash text not null unique,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index owner_sessions_owner on owner_sessions (owner_id);

-- What a provider is set up with and has not published yet (SET-06): what is said beside what is in force, by section and field.
create table provider_drafts (
  company_id text primary key references companies (id),
  -- Grows with every change and never goes back, also where a draft was published or given up.
  revision integer not null check (revision > 0),
  -- Nothing was published yet: the draft begins from nothing.
  begins_empty boolean not null,
  changes jsonb not null check (jsonb_typeof(changes) = 'object'),
  -- By which revision each field was changed last, and by whom.
  touched jsonb not null check (jsonb_typeof(touched) = 'object'),
  changed_by text not null,
  changed_at timestamptz not null
);

-- What was put in force, and when (SET-21).
create table provider_versions (
  company_id text not null references companies (id),
  n integer not null check (n > 0),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  published_at timestamptz not null,
  published_by text not null,
  primary key (company_id, n)
);

-- Keys of the provider API, each with a name and what it may do (SET-19). The key of `companies.api_key_hash`, made before
-- there were these, goes on opening everything. What ends a key removes its row.
create table provider_keys (
  id text primary key,
  company_id text not null references companies (id),
  name text not null check (length(name) between 1 and 80),
  scope text not null check (scope in ('all', 'read', 'schedule')),
  key_hash text not null unique,
  created_at timestamptz not null,
  -- To the minute.
  last_used_at timestamptz,
  unique (company_id, name)
);

-- Who changed what of how a provider is set up (SET-22): written by the tables themselves, so that no way to them can
-- forget it. Who it is says the transaction in `portal.actor` (`{kind, name, address}`); without it nobody but the portal acts.
create table provider_changes (
  sequence bigint generated always as identity primary key,
  company_id text not null references companies (id),
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('owner', 'operator', 'api', 'portal')),
  -- Of an operator or a key; null for the portal itself.
  actor_name text,
  -- Of the network from which it was asked for.
  address text,
  area text not null,
  -- Which of several: the own id of a service or expert, the name of a key or webhook.
  subject text,
  -- Null where the whole entry was made (no `before`) or removed (no `after`).
  field text,
  before jsonb,
  after jsonb
);
create index provider_changes_company on provider_changes (company_id, sequence desc);
create index provider_changes_at on provider_changes (at);

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
  last_error text,
  -- What the file was called; it goes with the lines.
  file_name text
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
