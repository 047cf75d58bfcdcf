-- Bytes that are to be deleted from the storage. Who forgets a file leaves its id here in the same transaction, and it
-- stays until the storage has said that nothing is left. Times are real ones: a storage knows no other.
create table media_removals (
  id text primary key,
  queued_at timestamptz not null default now(),
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  last_error text
);
create index media_removals_due on media_removals (next_try_at);

create function queue_media_removal() returns trigger language plpgsql as $$
begin
  insert into media_removals (id) values (old.id) on conflict (id) do nothing;
  return null;
end $$;
create trigger media_files_removal after delete on media_files for each row execute function queue_media_removal();

-- Accounts that were deleted before this left what their owners had uploaded, and their billing data. Files of providers
-- and the billing data that payments were made with stay.
with mine as (
  select work.company_id, 'A-' || work.id as subject from works work
    join clients client on client.id = work.client_id where client.deleted_at is not null
  union all select appointment.company_id, 'S-' || appointment.id from appointments appointment
    join clients client on client.id = appointment.client_id where client.deleted_at is not null
  union all select draft.company_id, 'S-' || draft.id from schedule_drafts draft
    join clients client on client.id = draft.client_id where client.deleted_at is not null)
update subject_files file set removed_at = now() from mine
  where file.company_id = mine.company_id and file.subject = mine.subject and file.owner = 'CLIENT'
    and file.removed_at is null;
update items set photo_id = null from clients client
  where client.id = items.client_id and client.deleted_at is not null and items.photo_id is not null;
delete from billing_entries using clients client
  where client.id = billing_entries.client_id and client.deleted_at is not null;

-- Files that nothing refers to: photographs that were replaced, or of such accounts. What was taken off is still
-- referred to, and goes the usual way.
delete from media_files media
  where media.created_at < now() - interval '1 day'
    and not exists (select 1 from subject_files where media_id = media.id)
    and not exists (select 1 from items where photo_id = media.id);
