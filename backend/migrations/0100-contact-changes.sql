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
