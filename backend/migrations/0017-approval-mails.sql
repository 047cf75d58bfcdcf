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
