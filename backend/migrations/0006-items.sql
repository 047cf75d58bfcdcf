create table items (
  id text primary key,
  company_id text not null references companies (id),
  client_id text not null references clients (id),
  fo_id text,
  specs jsonb not null,
  -- The specifications as they were first given, for reset.
  original_specs jsonb not null,
  photo_id text references media_files (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  removed_at timestamptz
);
create index items_client on items (client_id) where removed_at is null;
