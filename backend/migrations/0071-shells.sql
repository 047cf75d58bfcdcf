-- Builds of the host: a release must run on every shell in use before anybody gets it.
create table shells (
  version text primary key,
  contract text not null,
  seen_at timestamptz not null
);
