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
  alternate_domains text[] not null default '{}'
);
create index companies_alternate_domains on companies using gin (alternate_domains);

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
  is_demo boolean not null default false
);
create index sessions_user on sessions (user_id);
-- What the deletion of everything that has expired looks for, here and below.
create index sessions_expired on sessions (least(expires_at, coalesce(revoked_at, expires_at)));

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
  used_at timestamptz
);
create index verification_codes_contact on verification_codes (company_id, contact, sent_at desc);
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

create table notifications (
  id text primary key,
  sequence bigint generated always as identity unique,
  company_id text not null references companies (id),
  client_id text not null references clients (id),
  type text not null check (type in ('message', 'action', 'check', 'internal', 'payment')),
  url text not null,
  description text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  read_at timestamptz,
  deleted_at timestamptz
);
create index notifications_client on notifications (client_id, sequence desc) where deleted_at is null;
create index notifications_unread on notifications (client_id) where read_at is null and deleted_at is null;

-- SMS and e-mail that are to be sent, written in the transaction in which they were caused. A message may hold a key
-- that opens something, so it is forgotten when it was sent, and its words when it never will be.
create table outgoing_messages (
  id text primary key,
  sequence bigint generated always as identity,
  company_id text not null references companies (id),
  -- Null for what goes to the provider.
  client_id text references clients (id),
  channel text not null check (channel in ('sms', 'email')),
  message jsonb,
  state text not null default 'PENDING' check (state in ('PENDING', 'FAILED')),
  tries integer not null default 0,
  next_try_at timestamptz not null,
  last_error text,
  created_at timestamptz not null,
  -- What somebody waits for, or what warns of a stranger, goes before news.
  awaited boolean not null default false,
  -- News of one recipient stay in their order.
  recipient text generated always as (message ->> 'to') stored
);
create index outgoing_messages_due on outgoing_messages (channel, awaited desc, next_try_at, sequence) where state = 'PENDING';
create index outgoing_messages_recipient on outgoing_messages (recipient, sequence) where state = 'PENDING';
create index outgoing_messages_client on outgoing_messages (client_id);

-- What customers say about the portal itself.
create table app_feedback (
  id text primary key,
  company_id text not null references companies (id),
  client_id text not null references clients (id),
  classification integer not null check (classification between 1 and 5),
  observation text,
  created_at timestamptz not null
);

-- Questions of customers, to the portal's team or to their provider.
create table support_requests (
  id text primary key,
  company_id text not null references companies (id),
  client_id text not null references clients (id),
  type text not null,
  message text not null,
  created_at timestamptz not null
);
