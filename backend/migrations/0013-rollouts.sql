-- One immutable build of one remote each.
create table releases (
  remote text not null,
  version text not null,
  release jsonb not null,
  published_at timestamptz not null,
  primary key (remote, version)
);

-- Every change of a rollout is a new row; the highest revision is the one in force.
create table rollouts (
  remote text not null,
  revision integer not null check (revision > 0),
  rollout jsonb not null,
  author text not null,
  reason text not null,
  changed_at timestamptz not null,
  primary key (remote, revision)
);

-- Builds of the host: a release must run on every shell in use before anybody gets it.
create table shells (
  version text primary key,
  contract text not null,
  seen_at timestamptz not null
);

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

-- Sessions of operators are signed cookies; those that logged out are remembered until they would have ended anyway.
create table ended_operator_sessions (
  id text primary key,
  until timestamptz not null
);
