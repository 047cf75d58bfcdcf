-- Providers, people, their accounts and how they log in.

-- A tenant.
create table companies (
  id text primary key,
  domain text not null unique check (domain = lower(domain)),
  name text not null,
  vertical text not null,
  brand_color text not null check (brand_color ~ '^#[0-9a-f]{6}$'),
  item_label text not null default 'Item',
  item_label_plural text not null default 'Itens',
  icon_set text not null default 'DEFAULT' check (icon_set in ('AUTO', 'TECH', 'DEFAULT')),
  logo_svg text,
  logo_version text,
  vat text,
  phone text,
  whatsapp_number text,
  email text,
  website text,
  address text,
  town text,
  town_district text,
  latitude double precision,
  longitude double precision,
  scheduler_module text not null default 'FULL',
  is_scheduler_solo boolean not null default false,
  worksheet_operational text not null default 'true',
  demo boolean not null default false,
  is_internal_team boolean not null default false,
  support_equipment boolean not null default true,
  hide_play_store boolean not null default true,
  hide_apple_store boolean not null default true,
  payment_methods text[] not null default '{}',
  signup_item_fields jsonb not null default '[]',
  edit_item_fields jsonb not null default '[]',
  item_title_template text not null default '{name}',
  item_subtitle_template text not null default '',
  client_labels text[] not null default '{}',
  item_labels text[] not null default '{}',
  work_labels text[] not null default '{}',
  terms text not null default '',
  keywords jsonb not null default '[]',
  listed boolean not null default true,
  time_zone text not null default 'Europe/Lisbon',
  api_key_hash text unique,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Further domains at which the portal is reached; `domain` stays the one that links name.
  alternate_domains text[] not null default '{}',
  -- Who a provider is by law: name, tax number, register, profession, arbitration (LAW-02). Null until it says so.
  legal jsonb check (jsonb_typeof(legal) = 'object'),
  -- What leaving an item with the provider costs, by its own setting (LAW-13): all three or none.
  storage_hours integer check (storage_hours between 24 and 720),
  storage_cents_per_day integer check (storage_cents_per_day between 0 and 50000),
  storage_vat text check (storage_vat in ('included', 'plus')),
  -- Whether contracts may be withdrawn from (LAW-10): what the provider says of everything, where it says nothing of a service.
  withdrawal_right text check (withdrawal_right in ('applies', 'excluded')),
  withdrawal_reason text check (length(withdrawal_reason) between 1 and 500),
  -- How customers are named in the calendars of experts and provider; null as the trade has it (FEED-04).
  feed_names text check (feed_names in ('full', 'short', 'hidden')),
  -- Whether it has a waiting list (WAI).
  waiting_list boolean not null default false,
  -- SMS of a Lisbon month, codes apart, above which reminders are sent otherwise.
  sms_monthly_ceiling integer not null default 500 check (sms_monthly_ceiling between 0 and 100000),
  -- Euros that the carrier asks for one part of an SMS.
  sms_price numeric(8, 4) not null default 0 check (sms_price >= 0),
  -- Since when the operator has it suspended, and when it is deleted, if it is to be.
  suspended_at timestamptz,
  -- For the operator, never shown to customers.
  suspension_reason text,
  deletes_at timestamptz,
  -- It is being set up and serves nobody before it is published (C-741).
  draft_since timestamptz,
  -- With which methods its customers can really pay: of a live account those that have keys. A trigger keeps it.
  live_payment_methods text[] not null default '{}',
  constraint companies_storage check (num_nulls(storage_hours, storage_cents_per_day, storage_vat) in (0, 3)),
  constraint companies_withdrawal
    check ((withdrawal_reason is not null) = coalesce(withdrawal_right = 'excluded', false)),
  constraint companies_leaving check (deletes_at is null or suspended_at is not null)
);
create index companies_alternate_domains on companies using gin (alternate_domains);
create index companies_suspended on companies (id) where suspended_at is not null;

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
  revoked_at timestamptz,
  -- Opened with the public link of a demo: all of them are one customer, who is nobody's own account.
  is_demo boolean not null default false,
  -- How it was opened and the device in words, for a person's page of devices (ACC-01); null where nobody knows. Addresses
  -- and places are not kept for it.
  method text check (method in ('code', 'password', 'passkey')),
  device text
);
create index sessions_user on sessions (user_id);
-- Whatever refers to something that goes with an account or a provider is found by an index, here and below (`…_reference`):
-- without one the database reads the whole table for each row that goes.
create index sessions_client_reference on sessions (client_id);
-- What the deletion of everything that has expired looks for, here and below.
create index sessions_expired on sessions (least(expires_at, coalesce(revoked_at, expires_at)));

-- The devices that somebody logged in from lately, each by the hash of a key that its browser keeps (ACC-04).
create table known_devices (
  user_id text not null references users (id) on delete cascade,
  key_hash text not null,
  seen_at timestamptz not null,
  primary key (user_id, key_hash)
);
create index known_devices_seen on known_devices (seen_at);

-- Codes sent to a phone or e-mail; only the newest of a contact counts.
create table verification_codes (
  id text primary key,
  company_id text not null references companies (id),
  channel text not null check (channel in ('sms', 'email')),
  contact text not null,
  -- The session that asked, when a customer adds a login contact; a visitor's code has none.
  user_id text references users (id),
  code_hash text not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- A code for the set-up logs no customer in, and a customer's code opens no set-up.
  purpose text not null default 'login' check (purpose in ('login', 'setup'))
);
create index verification_codes_contact on verification_codes (company_id, contact, sent_at desc);
create index verification_codes_user_reference on verification_codes (user_id) where user_id is not null;
create index verification_codes_expired on verification_codes (expires_at);

-- Proof that a visitor owns a contact, to register with.
create table registration_tokens (
  token_hash text primary key,
  company_id text not null references companies (id),
  channel text not null check (channel in ('sms', 'email')),
  contact text not null,
  password_hash text,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- When whoever is logged in proved who they are: a session that is opened with the token counts as no fresher.
  -- Null for a contact that was proven with a code just now.
  authenticated_at timestamptz
);
create index registration_tokens_expired on registration_tokens (expires_at);

-- Links sent by e-mail to confirm a login address.
create table email_confirmations (
  token_hash text primary key,
  company_id text not null references companies (id),
  user_id text not null references users (id),
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_confirmations_user_reference on email_confirmations (user_id);

-- A login contact that was replaced: the former one still logs in until `until` and may take the change back with the
-- link that it got. What stood before comes back with it: the password and whether there was another contact.
create table contact_changes (
  id text primary key,
  user_id text not null references users (id),
  channel text not null check (channel in ('sms', 'email')),
  old text not null,
  new text not null,
  state text not null check (state in ('changed', 'reversed')),
  token_hash text not null unique,
  password_hash text,
  other_contact text,
  changed_at timestamptz not null,
  until timestamptz not null
);
create index contact_changes_old on contact_changes (old, until);
create index contact_changes_user on contact_changes (user_id, until);
create index contact_changes_until on contact_changes (until);

-- The login contact that a person wants instead of the present one, while its code is on the way (ACC-05): one at a time.
create table contact_change_requests (
  user_id text primary key references users (id) on delete cascade,
  company_id text not null references companies (id) on delete cascade,
  channel text not null check (channel in ('sms', 'email')),
  contact text not null,
  expires_at timestamptz not null
);
create index contact_change_requests_expiry on contact_change_requests (expires_at);

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

-- What a customer takes along (ACC-12 to ACC-14): one ZIP at a time, made by whichever process leases the row, and kept for
-- two days. The file is forgotten with its row.
create table account_exports (
  id text primary key,
  company_id text not null references companies (id) on delete cascade,
  client_id text not null references clients (id) on delete cascade,
  state text not null default 'running' check (state in ('running', 'ready', 'failed')),
  progress integer not null default 0 check (progress between 0 and 100),
  media_id text,
  bytes bigint,
  started_at timestamptz not null,
  until timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  last_error text,
  unique (company_id, client_id)
);
create index account_exports_due on account_exports (next_try_at) where state = 'running';
create index account_exports_until on account_exports (until);
create index account_exports_client_reference on account_exports (client_id);

-- What customers say about the portal itself.
create table app_feedback (
  id text primary key,
  company_id text not null references companies (id),
  client_id text not null references clients (id),
  classification integer not null check (classification between 1 and 5),
  observation text,
  created_at timestamptz not null
);
create index app_feedback_client_reference on app_feedback (client_id);

-- Questions of customers, to the portal's team or to their provider.
create table support_requests (
  id text primary key,
  company_id text not null references companies (id),
  client_id text not null references clients (id),
  type text not null,
  message text not null,
  created_at timestamptz not null
);
create index support_requests_client_reference on support_requests (client_id);
