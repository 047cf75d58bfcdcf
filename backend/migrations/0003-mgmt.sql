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
