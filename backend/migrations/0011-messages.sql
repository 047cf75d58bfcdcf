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

-- However a session ends, nothing of it is told to the device any more (REM-15).
create function forget_push_device() returns trigger language plpgsql as $$
begin
  delete from push_devices where session_id = new.id;
  return null;
end $$;
create trigger sessions_push_devices after update of revoked_at on sessions for each row
  when (old.revoked_at is null and new.revoked_at is not null)
  execute function forget_push_device();

alter table outgoing_messages drop constraint outgoing_messages_channel_check;
alter table outgoing_messages add constraint outgoing_messages_channel_check check (channel in ('sms', 'email', 'push'));

-- A device is told where it is registered: nothing reads this any more, but for processes of before.
comment on column reminder_channels.push is 'Not read since push_devices.';
