-- Operators with names: what each shows as a hash. One that was revoked stays: the history names who had it.
create table operators (
  id text primary key,
  name text not null,
  role text not null check (role in ('read', 'release', 'manage')),
  token_hash text not null unique,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  used_at timestamptz
);
-- Two who are there at the same time are told apart by their names.
create unique index operators_name on operators (lower(name)) where revoked_at is null;
