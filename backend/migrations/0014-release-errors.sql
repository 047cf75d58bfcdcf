-- What errors of releases said, without what may be somebody's, and on how many page views.
create table release_errors (
  remote text not null,
  version text not null,
  fingerprint text not null,
  code text not null,
  message text not null,
  stack text not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  pages integer not null check (pages > 0),
  primary key (remote, version, fingerprint),
  foreign key (remote, version) references releases (remote, version)
);
create index release_errors_last_at on release_errors (last_at);
