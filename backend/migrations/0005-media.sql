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
