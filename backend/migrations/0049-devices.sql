-- What a person's page of devices says of a session (ACC-01): how it was opened, and the device in words. Sessions of
-- before say neither. Addresses and places are not kept for it.
alter table sessions add column method text check (method in ('code', 'password', 'passkey'));
alter table sessions add column device text;

-- The devices that somebody logged in from lately, each by the hash of a key that its browser keeps (ACC-04).
create table known_devices (
  user_id text not null references users (id) on delete cascade,
  key_hash text not null,
  seen_at timestamptz not null,
  primary key (user_id, key_hash)
);
create index known_devices_seen on known_devices (seen_at);
