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

alter table works
  -- Whether a job of the budget in force is undecided and the customer is asked.
  add column budget_waits boolean not null default false,
  -- The last day of the budget in force.
  add column budget_valid_until date;

drop trigger budget_versions_keep on budget_versions;
alter table budget_versions
  -- Whether it was posted as jobs; else it is one job, without headings (BUD-03).
  add column itemised boolean not null default false,
  add column prices_include_vat boolean not null default true,
  add column vat jsonb not null default '[]',
  add column valid_until date,
  add column starts_on date,
  add column ends_on date,
  add column payment_terms text,
  -- Of a diagnosis already paid, with VAT (BUD-06).
  add column diagnosis_cents integer not null default 0 check (diagnosis_cents >= 0),
  -- Who stood on both sides when it was posted (BUD-08).
  add column provider jsonb not null default '{}',
  add column customer jsonb not null default '{}',
  add column renewal_requested_at timestamptz;
-- Whoever had a budget before has the usual time for it from now on.
update budget_versions set valid_until = current_date + 30, vat = jsonb_build_array(jsonb_build_object(
  'rate', vat_rate, 'base_cents', total_novat_cents, 'vat_cents', total_cents - total_novat_cents));
alter table budget_versions alter column valid_until set not null;
update works set budget_valid_until = current_date + 30,
    budget_waits = bars = 2.5 and needs_approval and approved_at is null
  where budget_version > 0;

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
  primary key (work_id, version, id),
  foreign key (work_id, version) references budget_versions (work_id, version)
);
insert into budget_jobs (work_id, version, id, position, company_id, title, urgency, required, lines, subtotal_cents,
    subtotal_novat_cents, carried, state, decided_at)
  select budget.work_id, budget.version, lower(replace(gen_random_uuid()::text, '-', '')), 0, budget.company_id,
    'Orçamento', 'whenever', true,
    (select coalesce(jsonb_agg(line || jsonb_build_object('kind', 'materials', 'vat_rate', budget.vat_rate)), '[]')
      from jsonb_array_elements(budget.lines) line),
    budget.total_cents, budget.total_novat_cents, false,
    case when budget.approved_at is null then 'undecided' else 'approved' end, budget.approved_at
  from budget_versions budget;

-- What was posted never changes, and what was approved stays approved.
create or replace function keep_budget_version() returns trigger language plpgsql as $$
declare
  free text[] := array['renewal_requested_at'];
begin
  if (to_jsonb(new) - free) is distinct from (to_jsonb(old) - free) then
    raise exception 'version % of the budget of work % does not change', old.version, old.work_id;
  end if;
  return new;
end $$;
create trigger budget_versions_keep before update on budget_versions
  for each row execute function keep_budget_version();

create function keep_budget_job() returns trigger language plpgsql as $$
declare
  free text[] := array['state', 'decided_at', 'requested_at', 'hidden_at'];
begin
  if (to_jsonb(new) - free) is distinct from (to_jsonb(old) - free) then
    raise exception 'job % of the budget of work % does not change', old.id, old.work_id;
  end if;
  return new;
end $$;
create trigger budget_jobs_keep before update on budget_jobs for each row execute function keep_budget_job();

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
  unique (company_id, sequence)
);
create index evidence_records_subject on evidence_records (company_id, subject, sequence);

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

create function keep_evidence() returns trigger language plpgsql as $$
begin
  raise exception 'evidence is never changed or removed';
end $$;
create trigger evidence_records_keep before update or delete on evidence_records
  for each row execute function keep_evidence();
create trigger evidence_people_keep before update on evidence_people
  for each row execute function keep_evidence();

-- Webhooks: every decision, and what follows when a customer wants another budget or a job that was put off.
create function emit_evidence() returns trigger language plpgsql as $$
begin
  perform emit_webhook(new.company_id,
    case new.kind when 'undone' then 'budget.undone' when 'contested' then 'budget.contested' else 'budget.decided' end,
    new.subject, new.at, jsonb_build_object('version', new.version, 'jobs', new.jobs, 'total', euros(new.total_cents),
      'how', new.how, 'record_id', new.id, 'sha256', new.sha256, 'undo_until', new.undo_until, 'about', new.about_id));
  return null;
end $$;
create trigger evidence_records_webhook after insert on evidence_records
  for each row when (new.kind <> 'withdrawn') execute function emit_evidence();

create function emit_renewal_request() returns trigger language plpgsql as $$
begin
  perform emit_webhook(new.company_id, 'budget.renewal_requested', 'A-' || new.work_id, new.renewal_requested_at,
    jsonb_build_object('version', new.version));
  return null;
end $$;
create trigger budget_versions_webhook after update on budget_versions for each row
  when (old.renewal_requested_at is null and new.renewal_requested_at is not null)
  execute function emit_renewal_request();

create function emit_job_request() returns trigger language plpgsql as $$
begin
  perform emit_webhook(new.company_id, 'job.requested', 'A-' || new.work_id, new.requested_at,
    jsonb_build_object('version', new.version, 'job_id', new.id, 'title', new.title));
  return null;
end $$;
create trigger budget_jobs_webhook after update on budget_jobs for each row
  when (new.requested_at is not null and old.requested_at is distinct from new.requested_at)
  execute function emit_job_request();

-- Whoever listens to everything hears the new events too.
update webhook_endpoints set events = events || array['budget.decided', 'budget.undone', 'budget.contested',
    'budget.renewal_requested', 'job.requested']
  where events @> array['booking.created', 'booking.moved', 'booking.cancelled', 'booking.confirmed', 'work.approved',
    'message.received', 'rating.given', 'payment.paid', 'invoice.requested'];
