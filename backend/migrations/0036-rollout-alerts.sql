-- What the operator's own system is told of releases; the id names what happened, so that it is told once.
create table rollout_alerts (
  id text primary key,
  type text not null,
  remote text not null,
  data jsonb not null,
  at timestamptz not null,
  state text not null default 'PENDING' check (state in ('PENDING', 'DELIVERED', 'FAILED')),
  tries integer not null default 0,
  next_try_at timestamptz not null,
  last_status integer,
  last_error text,
  delivered_at timestamptz
);
create index rollout_alerts_due on rollout_alerts (next_try_at) where state = 'PENDING';
