-- In steps:
-- What customers wrote and nobody answered, by provider. Made while the table is used.
create index concurrently if not exists chat_entries_unanswered on chat_entries (company_id, subject, sent_at)
  where author = 'CLIENT' and read_at is null;
