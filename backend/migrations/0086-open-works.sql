-- In steps:
-- The works under way of a provider, newest first. Made while the table is used.
create index concurrently if not exists works_open on works (company_id, started_at desc, id)
  where bars < 5 and cancelled_at is null;
