-- A provider that is being set up: it serves nobody before it is published (C-741).
alter table companies add column draft_since timestamptz;

-- Who may set a provider up, by the contact that a link went to.
create table owners (
  id text primary key,
  company_id text not null references companies (id),
  channel text not null check (channel in ('sms', 'email')),
  contact text not null,
  made_at timestamptz not null,
  ended_at timestamptz
);
create unique index owners_contact on owners (company_id, contact) where ended_at is null;

-- Links with which an owner comes in for the first time. The token is stored as its hash (SET-03).
create table setup_links (
  id text primary key,
  company_id text not null references companies (id),
  channel text not null check (channel in ('sms', 'email')),
  contact text not null,
  token_hash text not null unique,
  made_at timestamptz not null,
  made_by text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- To whom it is bound since then.
  owner_id text references owners (id),
  revoked_at timestamptz
);
-- A further link replaces the one that is open.
create unique index setup_links_open on setup_links (company_id) where used_at is null and revoked_at is null;

create table owner_sessions (
  id text primary key,
  owner_id text not null references owners (id),
  company_id text not null references companies (id),
  token_hash text not null unique,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index owner_sessions_owner on owner_sessions (owner_id);

-- When a provider was last booked, for the operator's list (SET-01).
create index appointments_made on appointments (company_id, created_at desc);

-- A code for the set-up logs no customer in, and a customer's code opens no set-up.
alter table verification_codes
  add column purpose text not null default 'login' check (purpose in ('login', 'setup'));
