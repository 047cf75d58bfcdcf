-- What releases on a page did wrong, per minute: page views and stable codes only, nothing of any customer.
create table remote_remarks (
  remote text not null,
  version text not null,
  provider text not null,
  minute timestamptz not null,
  code text not null,
  pages integer not null check (pages > 0),
  primary key (remote, version, provider, minute, code),
  foreign key (remote, version) references releases (remote, version)
);
create index remote_remarks_minute on remote_remarks (minute);
