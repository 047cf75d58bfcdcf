-- Requests for invoices, and the documents of the provider's certified program.

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
  answered_at timestamptz,
  -- How often the provider was reminded of it while it is open.
  reminders integer not null default 0
);
create unique index invoice_requests_open on invoice_requests (company_id, subject) where state = 'OPEN';
create index invoice_requests_listed on invoice_requests (company_id, requested_at desc, id desc);
create index invoice_requests_subject on invoice_requests (company_id, subject, requested_at desc);
create index invoice_requests_waiting on invoice_requests (requested_at) where state = 'OPEN';
create index invoice_requests_client_reference on invoice_requests (client_id) where client_id is not null;

-- Documents of the provider's certified program, as they came: the portal issues none of its own (INV-02, INV-10). A document
-- is never replaced; all that may come later is that it was voided, once.
create table invoices (
  id text primary key,
  company_id text not null references companies (id),
  client_id text not null references clients (id),
  -- `A-…` or `S-…`.
  subject text not null,
  kind text not null check (kind in ('FT', 'FS', 'FR', 'RC', 'NC')),
  number text not null check (length(number) between 1 and 60),
  issued_on date not null,
  total_cents integer not null,
  atcud text,
  media_id text not null references media_files (id),
  -- Of the bytes as they came, in hexadecimal digits.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes integer not null,
  -- What the provider's program calls it, where a connector fetched it.
  external_id text,
  -- The request that it answered.
  request_id text references invoice_requests (id),
  created_at timestamptz not null,
  voided_at timestamptz,
  void_reason text,
  unique (company_id, kind, number)
);
create index invoices_subject on invoices (company_id, subject, issued_on desc, id desc);
create index invoices_media on invoices (media_id);
create index invoices_client_reference on invoices (client_id);
create index invoices_request_reference on invoices (request_id) where request_id is not null;

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
create index invoice_jobs_invoice_reference on invoice_jobs (invoice_id) where invoice_id is not null;
