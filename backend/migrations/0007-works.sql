-- Works, and what belongs to a work (A-…) or an appointment (S-…): messages, files, ratings, notes, links, withdrawals.

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
  budget_version integer not null default 0,
  -- Whether a job of the budget in force is undecided and the customer is asked.
  budget_waits boolean not null default false,
  -- The last day of the budget in force.
  budget_valid_until date,
  -- When it came to its stage; a trigger writes it.
  bars_at timestamptz,
  -- Which stages it came to, and when: [{"bars", "name", "at"}] in order. Stages that it went back from did not happen. A
  -- trigger writes them.
  stages jsonb not null default '[]'
);
create index works_client on works (client_id, bars);
create index works_company on works (company_id);
-- The works under way of a provider, newest first.
create index works_open on works (company_id, started_at desc, id)
  where bars < 5 and cancelled_at is null;
create index works_completed on works (client_id, (coalesce(completed_at, started_at)), id)
  where bars = 5 or cancelled_at is not null;
create index works_active on works (client_id, (coalesce(completed_at, started_at)), id)
  where not (bars = 5 or cancelled_at is not null);
create index works_item on works (item_id) where item_id is not null;
create index works_expert_reference on works (expert_id) where expert_id is not null;

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
-- What customers wrote and nobody answered, by provider.
create index chat_entries_unanswered on chat_entries (company_id, subject, sent_at)
  where author = 'CLIENT' and read_at is null;

create table subject_files (
  id text primary key,
  company_id text not null references companies (id),
  subject text not null,
  owner text not null check (owner in ('CLIENT', 'COMPANY')),
  media_id text not null references media_files (id),
  file_name text not null,
  description text,
  created_at timestamptz not null
);
create index subject_files_subject on subject_files (subject);
create index subject_files_media on subject_files (media_id);

create table ratings (
  subject text primary key,
  company_id text not null references companies (id),
  client_id text not null references clients (id),
  classification integer not null check (classification between 1 and 5),
  observation text check (length(observation) <= 2000),
  rated_at timestamptz not null
);
create index ratings_client_reference on ratings (client_id);
-- What customers thought of a provider is shown to others as an average (LAW-12).
create index ratings_company on ratings (company_id) include (classification);

-- Seen by the customer alone (DET-54).
create table private_notes (
  subject text primary key,
  company_id text not null references companies (id),
  client_id text not null references clients (id),
  note text not null check (length(note) <= 2000),
  changed_at timestamptz not null
);
create index private_notes_client_reference on private_notes (client_id);

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
  revoked_at timestamptz,
  -- Whether it was sent as a reminder: its page lets the appointment be called off (REM-12).
  is_reminder boolean not null default false,
  -- To which number, where that was an SMS: its page ends SMS to that number (REM-10).
  sms_to text,
  constraint lite_links_sms_is_reminder check (sms_to is null or is_reminder)
);
create index lite_links_client on lite_links (client_id);

-- Statements by which somebody withdraws from a contract (LAW-05 to LAW-08): every one is taken, also late or unknown ones.
create table withdrawals (
  id text primary key,
  company_id text not null references companies (id),
  name text not null,
  -- Number or description, as it was written.
  contract text not null,
  email text not null,
  -- What a valid key named, `S-…` or `A-…`, and whose it is.
  subject text,
  client_id text references clients (id),
  received_at timestamptz not null,
  state text not null check (state in ('received', 'accepted', 'refused')),
  -- Of a refusal.
  reason text,
  decided_at timestamptz,
  refund_cents integer not null default 0 check (refund_cents >= 0),
  reminded_at timestamptz,
  check ((state = 'received') = (decided_at is null)),
  check ((state = 'refused') = (reason is not null))
);
create index withdrawals_listed on withdrawals (company_id, received_at desc, id desc);
create index withdrawals_waiting on withdrawals (received_at) where state = 'received' and reminded_at is null;
create index withdrawals_client on withdrawals (client_id) where client_id is not null;
