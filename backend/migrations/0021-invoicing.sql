-- The certified program that issues a provider's documents by itself (INV-08).
create table invoicing_accounts (
  company_id text primary key references companies (id),
  connector text not null check (connector in ('invoicexpress', 'sandbox')),
  -- The program's keys, sealed.
  settings jsonb not null,
  updated_at timestamptz not null
);

-- What the program is to issue: once for each payment and each request.
create table invoice_jobs (
  sequence bigint generated always as identity primary key,
  -- The reference under which the program keeps the document.
  id text not null unique,
  company_id text not null references companies (id),
  -- `A-…` or `S-…`.
  subject text not null,
  payment_id text unique references payments (id),
  request_id text unique references invoice_requests (id),
  -- What was decided to be issued, before the program was asked for it.
  kind text check (kind in ('FT', 'FR')),
  total_cents integer check (total_cents > 0),
  state text not null default 'PENDING' check (state in ('PENDING', 'DONE', 'FAILED')),
  tries integer not null default 0,
  next_try_at timestamptz not null,
  last_error text,
  -- The document that came of it; none where everything stood on documents already.
  invoice_id text references invoices (id),
  created_at timestamptz not null,
  check ((payment_id is null) <> (request_id is null))
);
create index invoice_jobs_due on invoice_jobs (next_try_at) where state = 'PENDING';
create index invoice_jobs_open on invoice_jobs (company_id, sequence) where state <> 'DONE';
create index invoice_jobs_subject on invoice_jobs (subject, sequence) where state = 'PENDING';

-- Whoever settles a payment or takes a request only changes its row: the job follows in the same transaction.
create function queue_invoice(company text, about text, payment text, request text, happened timestamptz)
returns void language plpgsql as $$
begin
  insert into invoice_jobs (id, company_id, subject, payment_id, request_id, next_try_at, created_at)
    select replace(gen_random_uuid()::text, '-', ''), company, about, payment, request, happened, happened
    from invoicing_accounts where company_id = company
    on conflict do nothing;
end $$;

create function queue_invoice_of_payment() returns trigger language plpgsql as $$
begin
  perform queue_invoice(new.company_id, new.subject, new.id, null, new.updated_at);
  return null;
end $$;
create trigger payments_invoice after update on payments for each row
  when (old.state <> 'PAYED' and new.state = 'PAYED') execute function queue_invoice_of_payment();

create function queue_invoice_of_request() returns trigger language plpgsql as $$
begin
  perform queue_invoice(new.company_id, new.subject, null, new.id, new.requested_at);
  return null;
end $$;
create trigger invoice_requests_invoice after insert on invoice_requests
  for each row execute function queue_invoice_of_request();
