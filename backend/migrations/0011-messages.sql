-- What customers are told: in the bell, by SMS, by e-mail and on their devices, at once or by a provider's rules (REM).

-- The bell.
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
create index notifications_client_reference on notifications (client_id);
create index notifications_unread on notifications (client_id) where read_at is null and deleted_at is null;

-- What a provider has its customers told ahead of an event or after it: rules, and what they plan. A provider without rows has
-- the presets.
create table reminder_rules (
  id text primary key,
  company_id text not null references companies (id),
  position integer not null,
  event text not null check (event in
    ('appointment.upcoming', 'work.state', 'work.ready', 'budget.waiting', 'payment.due')),
  -- The stage that a work comes to.
  bars numeric(2, 1) check (bars in (1, 2, 2.5, 3, 4, 5)),
  lead_minutes integer not null check (lead_minutes between 0 and 43200),
  channels text[] not null check (channels <@ array['push', 'email', 'sms'] and cardinality(channels) between 1 and 3),
  words text not null check (length(words) between 1 and 320),
  active boolean not null,
  -- Rules that are no more stay: what they sent refers to them, and is not sent again.
  removed_at timestamptz,
  check ((event = 'work.state') = (bars is not null))
);
create index reminder_rules_company on reminder_rules (company_id, position);

create table planned_messages (
  id text primary key,
  company_id text not null references companies (id),
  client_id text not null references clients (id),
  rule_id text not null references reminder_rules (id),
  subject text not null,
  -- The start, version or payment that it is about.
  occasion text not null,
  -- When that is, or began.
  event_at timestamptz not null,
  -- Since when it is known: what should have gone earlier does not go at all.
  known_at timestamptz not null,
  -- When the rule wants it, and when it is looked at next.
  wanted_at timestamptz not null,
  due_at timestamptz not null,
  state text not null default 'planned'
    check (state in ('planned', 'sent', 'delivered', 'failed', 'skipped', 'cancelled')),
  channel text check (channel in ('push', 'email', 'sms')),
  -- Channels that were passed over, each with why.
  skips jsonb not null default '[]',
  reason text,
  -- By which the carrier knows it.
  message_id text,
  sent_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null,
  -- At most once (REM-04).
  unique (rule_id, subject, occasion)
);
create index planned_messages_due on planned_messages (due_at, id) where state = 'planned' and message_id is null;
create index planned_messages_subject on planned_messages (subject) where state = 'planned';
create index planned_messages_message on planned_messages (message_id) where message_id is not null;
create index planned_messages_listed on planned_messages (company_id, created_at desc, id desc);
create index planned_messages_client on planned_messages (client_id);

-- What is to be planned anew: a queue that any process takes from. Without a subject everything of the provider.
create table reminder_changes (
  id bigint generated always as identity primary key,
  company_id text not null references companies (id),
  subject text,
  -- Since when it is so.
  at timestamptz not null,
  tries integer not null default 0,
  next_try_at timestamptz not null default '-infinity'
);
create index reminder_changes_due on reminder_changes (next_try_at, id);
create index reminder_changes_subject on reminder_changes (subject);

-- SMS, e-mail and notices on devices that are to be sent, written in the transaction in which they were caused. A message may
-- hold a key that opens something, so it is forgotten when it was sent, and its words when it never will be.
create table outgoing_messages (
  id text primary key,
  sequence bigint generated always as identity,
  company_id text not null references companies (id),
  -- Null for what goes to the provider.
  client_id text references clients (id),
  channel text not null check (channel in ('sms', 'email', 'push')),
  message jsonb,
  state text not null default 'PENDING' check (state in ('PENDING', 'FAILED')),
  tries integer not null default 0,
  next_try_at timestamptz not null,
  last_error text,
  created_at timestamptz not null,
  -- What somebody waits for, or what warns of a stranger, goes before news.
  awaited boolean not null default false,
  -- News of one recipient stay in their order.
  recipient text generated always as (message ->> 'to') stored,
  -- Which notice it brings; null for all from which no term counts.
  notice text,
  -- Which rule's plan it is: it comes too late after an instant, and starts by day alone.
  planned_id text references planned_messages (id) on delete set null,
  not_after timestamptz,
  by_day boolean not null default false
);
create index outgoing_messages_due on outgoing_messages (channel, awaited desc, next_try_at, sequence) where state = 'PENDING';
create index outgoing_messages_recipient on outgoing_messages (recipient, sequence) where state = 'PENDING';
create index outgoing_messages_client on outgoing_messages (client_id);
create index outgoing_messages_planned on outgoing_messages (planned_id) where planned_id is not null;

-- When the first SMS or e-mail of a notice from which a term counts was taken by its carrier (LAW-13).
create table delivered_notices (
  company_id text not null references companies (id),
  notice text not null,
  delivered_at timestamptz not null,
  primary key (company_id, notice)
);

-- Every SMS of a provider, without whom it went to: what the month's ceiling and its cost are counted from.
create table sent_sms (
  company_id text not null references companies (id),
  kind text not null check (kind in ('reminder', 'notice', 'code')),
  parts integer not null check (parts > 0),
  at timestamptz not null
);
create index sent_sms_month on sent_sms (company_id, at);

-- Providers that were told that their ceiling is near, or reached.
create table sms_warnings (
  company_id text not null references companies (id),
  month date not null,
  percent integer not null check (percent in (80, 100)),
  primary key (company_id, month, percent)
);

-- Numbers that want no reminders of a provider by SMS (REM-10).
create table sms_stops (
  company_id text not null references companies (id),
  phone text not null,
  at timestamptz not null,
  primary key (company_id, phone)
);

-- Channels that a customer allows for reminders; all where there is no row (REM-09). A device is told where it is registered.
create table reminder_channels (
  client_id text primary key references clients (id),
  company_id text not null references companies (id),
  email boolean not null default true,
  sms boolean not null default true
);

-- Browsers that a customer wants to be told in (REM-14): each belongs to one session, and goes with it.
create table push_devices (
  id text primary key,
  company_id text not null references companies (id),
  client_id text not null references clients (id),
  session_id text not null unique references sessions (id) on delete cascade,
  -- Where its push service takes messages, and what they are encrypted with.
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null,
  -- A browser has one at a provider, whoever is logged in.
  unique (company_id, endpoint)
);
create index push_devices_client on push_devices (client_id, created_at);
