-- A request for an invoice is answered by the provider, and reaches it by mail, webhook and the provider API (INV-01, INV-07).
alter table invoice_requests
  add column client_id text references clients (id),
  add column state text not null default 'OPEN' check (state in ('OPEN', 'ANSWERED', 'REFUSED')),
  add column reason text,
  add column answered_at timestamptz;

-- Several may have been made of one work while nobody could answer them: the newest stays open.
update invoice_requests earlier set state = 'ANSWERED', answered_at = earlier.requested_at
where exists (
  select 1 from invoice_requests later
  where later.company_id = earlier.company_id and later.subject = earlier.subject
    and (later.requested_at, later.id) > (earlier.requested_at, earlier.id)
);
create unique index invoice_requests_open on invoice_requests (company_id, subject) where state = 'OPEN';
create index invoice_requests_listed on invoice_requests (company_id, requested_at desc, id desc);

create function emit_invoice_request() returns trigger language plpgsql as $$
begin
  perform emit_webhook(new.company_id, 'invoice.requested', new.subject, new.requested_at,
    jsonb_build_object('request_id', new.id, 'emails', to_jsonb(new.emails), 'client_id', new.client_id));
  return null;
end $$;
create trigger invoice_requests_webhook after insert on invoice_requests
  for each row execute function emit_invoice_request();
