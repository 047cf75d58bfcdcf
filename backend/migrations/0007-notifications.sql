create table notifications (
  id text primary key,
  sequence bigint generated always as identity unique,
  company_id text not null references companies (id),
  client_id text not null references clients (id),
  type text not null check (type in ('message', 'action', 'check', 'internal', 'payment')),
  url text not null,
  description text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  read_at timestamptz,
  deleted_at timestamptz
);
create index notifications_client on notifications (client_id, sequence desc) where deleted_at is null;
