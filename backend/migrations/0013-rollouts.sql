-- Releases of remotes, who gets which, how they do, and who publishes and operates.

-- One immutable build of one remote each.
create table releases (
  remote text not null,
  version text not null,
  release jsonb not null,
  published_at timestamptz not null,
  -- Who published it, and what it was made of; null where that was not said.
  published_by text,
  details jsonb,
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

-- Records of which the files are being uploaded over HTTP; forgotten after a day.
create table release_uploads (
  id text primary key,
  remote text not null,
  release jsonb not null,
  begun_at timestamptz not null
);
create index release_uploads_begun_at on release_uploads (begun_at);

-- Pictures of the views of releases, by the SHA-384 of the PNG; those that no published release names are forgotten after a day.
create table release_pictures (
  hash text primary key,
  content bytea not null,
  is_named boolean not null default false,
  sent_at timestamptz not null
);
create index release_pictures_forgotten on release_pictures (sent_at) where not is_named;

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
  -- Of the starts of the shell, those of pages that an edge made without mgmt; remotes have none.
  degraded integer not null default 0 check (degraded between 0 and count),
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

-- What customers felt of a release's pages, per hour: how many page views by metric, kind of element and span of the value.
create table page_vitals (
  remote text not null,
  version text not null,
  provider text not null,
  hour timestamptz not null,
  page text not null,
  metric text not null check (metric in ('LCP', 'INP', 'CLS')),
  -- Names of elements, nothing of what they say.
  element text not null,
  span smallint not null,
  views integer not null check (views > 0),
  primary key (remote, version, provider, hour, page, metric, element, span),
  foreign key (remote, version) references releases (remote, version)
);
create index page_vitals_hour on page_vitals (hour);

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

-- Teams that publish and give remotes of their own.
create table teams (
  name text primary key,
  created_at timestamptz not null
);

-- A remote belongs to one team; one that is not here is the administrator's alone.
create table team_remotes (
  remote text primary key,
  team text not null references teams (name)
);
create index team_remotes_team on team_remotes (team);

-- What a person of a team shows, as a hash. One that was revoked stays: the history names who had it.
create table team_tokens (
  id text primary key,
  team text not null references teams (name),
  person text not null,
  token_hash text not null unique,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  used_at timestamptz
);
create index team_tokens_team on team_tokens (team);

-- What was done with releases, and by whom; changes of rollouts are in their own history.
create table mgmt_actions (
  sequence bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null,
  action text not null,
  subject text not null
);

-- Operators with names: what each shows as a hash. One that was revoked stays: the history names who had it.
create table operators (
  id text primary key,
  name text not null,
  role text not null check (role in ('read', 'release', 'manage')),
  token_hash text not null unique,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  used_at timestamptz
);
-- Two who are there at the same time are told apart by their names.
create unique index operators_name on operators (lower(name)) where revoked_at is null;

-- Sessions of operators are signed cookies; those that logged out are remembered until they would have ended anyway.
create table ended_operator_sessions (
  id text primary key,
  until timestamptz not null
);
