-- Documents of approvals as they were first made: the same bytes at every call (BUD-36).
create table evidence_documents (
  record_id text not null references evidence_records (id),
  company_id text not null references companies (id),
  -- What goes out by mail does not show the whole tax number (BUD-37).
  masks_nif boolean not null,
  media_id text not null references media_files (id),
  primary key (record_id, masks_nif)
);
create index evidence_documents_media on evidence_documents (media_id);

-- Whom a version was for is erased with their account; nothing else of a version changes.
create or replace function keep_budget_version() returns trigger language plpgsql as $$
declare
  free text[] := array['renewal_requested_at'];
begin
  if new.customer = '{}' then
    free := free || array['customer'];
  end if;
  if (to_jsonb(new) - free) is distinct from (to_jsonb(old) - free) then
    raise exception 'version % of the budget of work % does not change', old.version, old.work_id;
  end if;
  return new;
end $$;
