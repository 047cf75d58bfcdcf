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
  updated_at timestamptz not null
);
create index works_client on works (client_id, bars);
create index works_company on works (company_id);

create table task_lines (
  work_id text not null references works (id),
  position integer not null,
  designation text not null,
  price_cents integer not null,
  completed boolean not null,
  discount numeric(5, 2) not null default 0 check (discount between 0 and 100),
  primary key (work_id, position)
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

create table invoice_requests (
  id text primary key,
  company_id text not null references companies (id),
  subject text not null,
  emails text[] not null,
  requested_at timestamptz not null
);
