-- Keys of the provider API, each with a name and what it may do (SET-19). The key of `companies.api_key_hash`, made before
-- there were these, goes on opening everything. What ends a key removes its row.
create table provider_keys (
  id text primary key,
  company_id text not null references companies (id),
  name text not null check (length(name) between 1 and 80),
  scope text not null check (scope in ('all', 'read', 'schedule')),
  key_hash text not null unique,
  created_at timestamptz not null,
  -- To the minute.
  last_used_at timestamptz,
  unique (company_id, name)
);
