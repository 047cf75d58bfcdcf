-- What each page view has told already: a page tells of one thing once, however many messages it sends.
create table told_loads (
  ticket text not null,
  what text not null,
  until timestamptz not null,
  primary key (ticket, what)
);
create index told_loads_until on told_loads (until);

-- From which networks failed loads were told, so that no verdict stands on one of them; a network is a keyed hash of it.
create table failed_loads (
  remote text not null,
  version text not null,
  provider text not null,
  minute timestamptz not null,
  network text not null,
  count integer not null check (count > 0),
  primary key (remote, version, provider, minute, network),
  foreign key (remote, version) references releases (remote, version)
);
create index failed_loads_minute on failed_loads (minute);
