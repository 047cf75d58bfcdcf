create table works (
  id text primary key,
  company_id text not null references companies (id),
  client_id text not null references clients (id),
  item_id text references items (id),
  appointment_id text unique references appointments (id),
  expert_id text references experts (id),
  bars numeric(2, 1) not null check (bars in (1, 2, 2.5, 3, 4, 5)),
  -- The provider's own name of the state; null takes the portal's.
  state_name text,
  symptoms jsonb not null default '[]',
  started_at timestamptz not null,
  expected_at timestamptz,
  completed_at timestamptz,
  exit_kms integer,
  vat_rate numeric(4, 2) not null default 23,
  needs_approval boolean not null default false,
  approved_at timestamptz,
  -- Who approved, from where, and the hash of the budget that was approved.
  approval jsonb,
  total_cents integer,
  total_novat_cents integer,
  total_discount_cents integer,
  client_obs text,
  meeting_url text,
  show_invoice_button boolean not null default true,
  cancelled_at timestamptz,
  message_toast_state text,
  service_toast_state text,
  payment_toast_state text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The version of the budget in force; 0 while there was none.
  budget_version integer not null default 0
);
create index works_client on works (client_id, bars);
create index works_company on works (company_id);
create index works_completed on works (client_id, (coalesce(completed_at, started_at)), id)
  where bars = 5 or cancelled_at is not null;
create index works_active on works (client_id, (coalesce(completed_at, started_at)), id)
  where not (bars = 5 or cancelled_at is not null);
create index works_item on works (item_id) where item_id is not null;

create table task_lines (
  work_id text not null references works (id),
  position integer not null,
  designation text not null,
  price_cents integer not null,
  completed boolean not null,
  discount numeric(5, 2) not null default 0 check (discount between 0 and 100),
  primary key (work_id, position)
);

-- Every budget that a provider posted, as it stood. An approval names the version that the customer saw, and its
-- evidence stays with it when another budget follows.
create table budget_versions (
  work_id text not null references works (id),
  version integer not null check (version > 0),
  company_id text not null references companies (id),
  lines jsonb not null,
  vat_rate numeric(4, 2) not null,
  needs_approval boolean not null,
  total_cents integer not null,
  total_novat_cents integer not null,
  total_discount_cents integer not null,
  posted_at timestamptz not null,
  approved_at timestamptz,
  -- Who approved and from where.
  approval jsonb,
  primary key (work_id, version)
);

-- Chat, files, ratings, notes and payments belong to a work (A-…) or an appointment (S-…): the subject.
create table chat_entries (
  sequence bigint generated always as identity primary key,
  company_id text not null references companies (id),
  subject text not null,
  author text not null check (author in ('CLIENT', 'COMPANY')),
  message text not null check (length(message) between 1 and 1000),
  sent_at timestamptz not null,
  read_at timestamptz
);
create index chat_entries_subject on chat_entries (subject, sequence);

create table subject_files (
  id text primary key,
  company_id text not null references companies (id),
  subject text not null,
  owner text not null check (owner in ('CLIENT', 'COMPANY')),
  media_id text not null references media_files (id),
  file_name text not null,
  description text,
  created_at timestamptz not null,
  removed_at timestamptz
);
create index subject_files_subject on subject_files (subject) where removed_at is null;
-- What the deletion of files that were taken off looks for.
create index subject_files_removed on subject_files (removed_at) where removed_at is not null;
create index subject_files_media on subject_files (media_id);

create table ratings (
  subject text primary key,
  company_id text not null references companies (id),
  client_id text not null references clients (id),
  classification integer not null check (classification between 1 and 5),
  observation text check (length(observation) <= 2000),
  rated_at timestamptz not null
);

-- Seen by the customer alone (DET-54).
create table private_notes (
  subject text primary key,
  company_id text not null references companies (id),
  client_id text not null references clients (id),
  note text not null check (length(note) <= 2000),
  changed_at timestamptz not null
);

-- A request for an invoice is answered by the provider, and reaches it by mail, webhook and the provider API (INV-01, INV-07).
create table invoice_requests (
  id text primary key,
  company_id text not null references companies (id),
  subject text not null,
  emails text[] not null,
  requested_at timestamptz not null,
  client_id text references clients (id),
  state text not null default 'OPEN' check (state in ('OPEN', 'ANSWERED', 'REFUSED')),
  reason text,
  answered_at timestamptz
);
create unique index invoice_requests_open on invoice_requests (company_id, subject) where state = 'OPEN';
create index invoice_requests_listed on invoice_requests (company_id, requested_at desc, id desc);
create index invoice_requests_subject on invoice_requests (company_id, subject, requested_at desc);

-- Links with which a customer looks at one work (A-…) or appointment (S-…) without logging in. The key is
-- stored as a hash; opening a link writes nothing.
create table lite_links (
  id text primary key,
  key_hash text not null unique,
  company_id text not null references companies (id),
  client_id text not null references clients (id),
  subject text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index lite_links_client on lite_links (client_id);
