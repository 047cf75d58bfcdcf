-- A file that somebody sent; its bytes lie in the storage.
create table media_files (
  id text primary key,
  company_id text not null references companies (id),
  -- MIME type found in the bytes, not the one that was declared.
  type text not null,
  bytes bigint not null,
  width integer,
  height integer,
  has_thumbnail boolean not null,
  created_at timestamptz not null
);

-- What is worked on: a car, a device, a person.
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
create index items_client_reference on items (client_id);
create index items_photo on items (photo_id) where photo_id is not null;
