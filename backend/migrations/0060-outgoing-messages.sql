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
  created_at timestamptz not null
);
create index outgoing_messages_due on outgoing_messages (next_try_at) where state = 'PENDING';
create index outgoing_messages_client on outgoing_messages (client_id);
