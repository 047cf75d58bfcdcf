-- Keys on a person's devices that log in at one domain without a code (ACC-09 to ACC-11). Of a key only its public half is
-- here.
create table passkeys (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  company_id text not null references companies (id) on delete cascade,
  domain text not null,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_user on passkeys (user_id);
create index passkeys_company on passkeys (company_id);

-- What a device has to sign, once and within five minutes: to make a key of somebody, or to log in, which is nobody's yet.
create table passkey_challenges (
  challenge_hash text primary key,
  domain text not null,
  user_id text references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);
create index passkey_challenges_user on passkey_challenges (user_id);

-- How often somebody logged in at a provider by code or password, and when a passkey was offered there last (ACC-09).
create table passkey_offers (
  user_id text not null references users (id) on delete cascade,
  company_id text not null references companies (id) on delete cascade,
  logins integer not null,
  offered_at timestamptz,
  primary key (user_id, company_id)
);
create index passkey_offers_company on passkey_offers (company_id);
