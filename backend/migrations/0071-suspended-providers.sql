-- Providers that the operator suspended, and of those the ones that are deleted when their time has come.
alter table companies
  add column suspended_at timestamptz,
  -- For the operator, never shown to customers.
  add column suspension_reason text,
  add column deletes_at timestamptz;
alter table companies add constraint companies_leaving check (deletes_at is null or suspended_at is not null);
create index companies_suspended on companies (id) where suspended_at is not null;

-- Evidence goes with its provider and in no other way: only in a transaction that names the one it deletes, and only
-- when that one's deletion was confirmed.
create or replace function keep_evidence() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('portal.deletes_provider', true) = old.company_id
    and exists (select 1 from companies where id = old.company_id and deletes_at is not null) then
    return old;
  end if;
  raise exception 'evidence is never changed or removed';
end $$;
