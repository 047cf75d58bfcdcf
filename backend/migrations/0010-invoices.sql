-- Documents of the provider's certified program, as they came: the portal issues none of its own (INV-02, INV-10).
create table invoices (
  id text primary key,
  company_id text not null references companies (id),
  client_id text not null references clients (id),
  -- `A-…` or `S-…`.
  subject text not null,
  kind text not null check (kind in ('FT', 'FS', 'FR', 'RC', 'NC')),
  number text not null check (length(number) between 1 and 60),
  issued_on date not null,
  total_cents integer not null,
  atcud text,
  media_id text not null references media_files (id),
  -- Of the bytes as they came, in hexadecimal digits.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes integer not null,
  -- What the provider's program calls it, where a connector fetched it.
  external_id text,
  -- The request that it answered.
  request_id text references invoice_requests (id),
  created_at timestamptz not null,
  voided_at timestamptz,
  void_reason text,
  unique (company_id, kind, number)
);
create index invoices_subject on invoices (company_id, subject, issued_on desc, id desc);
create index invoices_media on invoices (media_id);

-- A document is never replaced; all that may come later is that it was voided, once.
create function keep_invoice() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'voided_at' - 'void_reason') is distinct from (to_jsonb(old) - 'voided_at' - 'void_reason')
    or (old.voided_at is not null and (new.voided_at, new.void_reason) is distinct from (old.voided_at, old.void_reason))
  then
    raise exception 'the document % does not change', old.id;
  end if;
  return new;
end $$;
create trigger invoices_keep before update on invoices for each row execute function keep_invoice();

-- Open pages hear of a document that came or was voided, and of a request that was answered or refused.
create trigger invoices_live after insert or update on invoices for each row execute function live_subject();
create trigger invoice_requests_live after update on invoice_requests for each row execute function live_subject();

-- How often the provider was reminded of a request that is open.
alter table invoice_requests add column reminders integer not null default 0;
create index invoice_requests_waiting on invoice_requests (requested_at) where state = 'OPEN';

-- Files that went along with a kept e-mail.
alter table outbox add column attachments jsonb not null default '[]';
