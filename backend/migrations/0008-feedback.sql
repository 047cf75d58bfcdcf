-- What customers say about the portal itself.
create table app_feedback (
  id text primary key,
  company_id text not null references companies (id),
  client_id text not null references clients (id),
  classification integer not null check (classification between 1 and 5),
  observation text,
  created_at timestamptz not null
);

-- Questions of customers, to the portal's team or to their provider.
create table support_requests (
  id text primary key,
  company_id text not null references companies (id),
  client_id text not null references clients (id),
  type text not null,
  message text not null,
  created_at timestamptz not null
);
