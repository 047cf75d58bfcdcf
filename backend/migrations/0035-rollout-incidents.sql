-- Times in which what everyone has failed clearly more often than is usual; each remote has one at a time.
create table rollout_incidents (
  id text primary key,
  remote text not null,
  version text not null,
  began_at timestamptz not null,
  -- The loads by which it was noticed, and the usual ones with which they were compared.
  loads integer not null,
  failures integer not null,
  usual_loads integer not null,
  usual_failures integer not null,
  ended_at timestamptz,
  -- Why it is over.
  ended_because text
);
create unique index rollout_incidents_open on rollout_incidents (remote) where ended_at is null;
create index rollout_incidents_remote on rollout_incidents (remote, began_at desc);
