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
