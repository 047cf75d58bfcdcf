-- Budgets in jobs that are decided one by one, and the evidence of every decision (part 3, BUD).

-- How a provider's budgets are posted and decided; without a row the defaults hold.
create table budget_settings (
  company_id text primary key references companies (id),
  -- Days that a budget is valid which names no day (BUD-07).
  validity_days integer not null default 30 check (validity_days between 1 and 365),
  -- Above this total a decision needs a code (BUD-32); null asks for none.
  code_above_cents integer check (code_above_cents >= 0),
  -- Whether the approved budget goes out as a file, or as a link (BUD-37).
  mail_pdf boolean not null default true,
  -- How long the personal part of evidence is kept after the work's end (D-05).
  evidence_months integer not null default 36 check (evidence_months between 6 and 120)
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
  -- Whether it was posted as jobs; else it is one job, without headings (BUD-03).
  itemised boolean not null default false,
  prices_include_vat boolean not null default true,
  vat jsonb not null default '[]',
  valid_until date not null,
  starts_on date,
  ends_on date,
  payment_terms text,
  -- Of a diagnosis already paid, with VAT (BUD-06).
  diagnosis_cents integer not null default 0 check (diagnosis_cents >= 0),
  -- Who stood on both sides when it was posted (BUD-08).
  provider jsonb not null default '{}',
  customer jsonb not null default '{}',
  renewal_requested_at timestamptz,
  -- Why the contract may not be withdrawn from; null where it may (LAW-10).
  withdrawal_excluded text,
  primary key (work_id, version)
);

-- What is decided one by one.
create table budget_jobs (
  work_id text not null,
  version integer not null,
  -- The same in every version that carries the job.
  id text not null,
  position integer not null,
  company_id text not null references companies (id),
  title text not null check (length(title) between 1 and 120),
  description text check (length(description) <= 1000),
  urgency text not null check (urgency in ('safety', 'soon', 'whenever')),
  required boolean not null,
  warranty_months integer check (warranty_months between 0 and 120),
  lines jsonb not null,
  file_ids text[] not null default '{}',
  subtotal_cents integer not null,
  subtotal_novat_cents integer not null,
  -- Whether it was approved in an earlier version.
  carried boolean not null,
  state text not null check (state in ('undecided', 'approved', 'declined', 'later')),
  decided_at timestamptz,
  -- When the customer asked for it again, or said that it is not needed any more (BUD-28).
  requested_at timestamptz,
  hidden_at timestamptz,
  -- Whether the customer asked that it begin before the time for withdrawing is over (LAW-09), of a job that is approved;
  -- null where it was not asked about.
  early_start boolean,
  primary key (work_id, version, id),
  foreign key (work_id, version) references budget_versions (work_id, version)
);

-- Evidence of every decision: each record names the hash of the provider's record before it (BUD-34).
create table evidence_records (
  id text primary key,
  company_id text not null references companies (id),
  sequence bigint not null check (sequence > 0),
  kind text not null check (kind in ('decided', 'undone', 'recorded', 'contested', 'withdrawn')),
  -- The work, `A-…`.
  subject text not null,
  version integer not null,
  -- What was decided, by job id.
  jobs jsonb not null,
  total_cents integer not null,
  at timestamptz not null,
  how text not null check (how in ('session', 'session_code', 'link_code', 'phone', 'in_person', 'email')),
  -- The version as it was shown, as canonical JSON (RFC 8785).
  snapshot text not null,
  snapshot_sha256 text not null,
  personal_sha256 text not null,
  previous_sha256 text,
  sha256 text not null,
  -- The record that this one takes back or contests.
  about_id text references evidence_records (id),
  undo_until timestamptz,
  -- Covered by the record's hash where there is an answer.
  early_start boolean,
  unique (company_id, sequence)
);
create index evidence_records_subject on evidence_records (company_id, subject, sequence);
create index evidence_records_about_reference on evidence_records (about_id) where about_id is not null;

-- Who decided: the only part of evidence that is ever erased (D-05).
create table evidence_people (
  record_id text primary key references evidence_records (id),
  company_id text not null references companies (id),
  salt text not null,
  -- Canonical JSON, the text that was hashed.
  content text not null
);

-- The last record of each provider, locked by whoever appends the next one.
create table evidence_heads (
  company_id text primary key references companies (id),
  sequence bigint not null,
  sha256 text not null
);

-- Documents of approvals as they were first made: the same bytes at every call (BUD-36).
create table evidence_documents (
  record_id text not null references evidence_records (id),
  company_id text not null references companies (id),
  -- What goes out by mail does not show the whole tax number (BUD-37).
  masks_nif boolean not null,
  media_id text not null references media_files (id),
  primary key (record_id, masks_nif)
);
create index evidence_documents_media on evidence_documents (media_id);

-- Approvals that both sides are still to be sent as a document, once they cannot be taken back any more (BUD-37).
create table approval_mails (
  -- The record of the decision.
  id text primary key references evidence_records (id),
  company_id text not null references companies (id),
  tries integer not null default 0,
  next_try_at timestamptz not null,
  last_error text
);
create index approval_mails_due on approval_mails (next_try_at);
