-- Links with which a customer looks at one work (A-…) or appointment (S-…) without logging in. The key is
-- stored as a hash; opening a link writes nothing.
create table lite_links (
  id text primary key,
  key_hash text not null unique,
  company_id text not null references companies (id),
  client_id text not null references clients (id),
  subject text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index lite_links_client on lite_links (client_id);
