-- The login contact that a person wants instead of the present one, while its code is on the way (ACC-05): one at a time.
create table contact_change_requests (
  user_id text primary key references users (id) on delete cascade,
  company_id text not null references companies (id) on delete cascade,
  channel text not null check (channel in ('sms', 'email')),
  contact text not null,
  expires_at timestamptz not null
);
create index contact_change_requests_expiry on contact_change_requests (expires_at);
