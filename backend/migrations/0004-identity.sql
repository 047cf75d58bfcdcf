-- A person's account; the same one at every provider.
create table users (
  id text primary key,
  login_phone text unique,
  login_email text unique check (login_email = lower(login_email)),
  password_hash text,
  created_at timestamptz not null,
  deleted_at timestamptz
);

-- A person as a customer of one provider. Without user_id the provider knows the customer, the customer not yet the portal.
create table clients (
  id text primary key,
  company_id text not null references companies (id),
  user_id text references users (id),
  name text not null default '',
  address text,
  postal_code text,
  city text,
  country_id integer not null default 175,
  vat text,
  phones jsonb not null default '[]',
  email text,
  secondary_email text,
  invoice_primary boolean not null default false,
  invoice_secondary boolean not null default false,
  terms_accepted_at timestamptz,
  registered_at timestamptz,
  created_at timestamptz not null,
  deleted_at timestamptz,
  constraint clients_user_unique unique (company_id, user_id)
);
create index clients_user on clients (user_id);
create index clients_company_email on clients (company_id, lower(email));
create index clients_phones on clients using gin (phones jsonb_path_ops);

create table sessions (
  id text primary key,
  token_hash text not null unique,
  company_id text not null references companies (id),
  client_id text not null references clients (id),
  user_id text not null references users (id),
  created_at timestamptz not null,
  seen_at timestamptz not null,
  authenticated_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_user on sessions (user_id);

-- Codes sent to a phone or e-mail; only the newest of a contact counts.
create table verification_codes (
  id text primary key,
  company_id text not null references companies (id),
  channel text not null check (channel in ('sms', 'email')),
  contact text not null,
  -- The session that asked, when a customer adds a login contact; a visitor's code has none.
  user_id text references users (id),
  code_hash text not null,
  password_hash text,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index verification_codes_contact on verification_codes (company_id, contact, sent_at desc);

-- Proof that a visitor owns a contact, to register with.
create table registration_tokens (
  token_hash text primary key,
  company_id text not null references companies (id),
  channel text not null check (channel in ('sms', 'email')),
  contact text not null,
  password_hash text,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Links sent by e-mail to confirm a login address.
create table email_confirmations (
  token_hash text primary key,
  company_id text not null references companies (id),
  user_id text not null references users (id),
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
