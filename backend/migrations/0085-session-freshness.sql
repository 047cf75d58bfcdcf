-- When whoever is logged in proved who they are, for tokens that a session was given: a session that is opened with one
-- counts as no fresher. Null for a contact that was proven with a code just now.
alter table registration_tokens add column authenticated_at timestamptz;

-- What the deletion of everything that has expired looks for.
create index verification_codes_expired on verification_codes (expires_at);
create index registration_tokens_expired on registration_tokens (expires_at);
create index sessions_expired on sessions (least(expires_at, coalesce(revoked_at, expires_at)));
