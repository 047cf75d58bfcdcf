-- How often releases were put on a page, per minute: counts only, nothing of any customer.
create table remote_loads (
  remote text not null,
  version text not null,
  provider text not null,
  minute timestamptz not null,
  outcome text not null,
  -- Number of the span of time that it took, see loadTimes.ts.
  span smallint not null,
  count integer not null check (count > 0),
  primary key (remote, version, provider, minute, outcome, span),
  foreign key (remote, version) references releases (remote, version)
);
create index remote_loads_minute on remote_loads (minute);
