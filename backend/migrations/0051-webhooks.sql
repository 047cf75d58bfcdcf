-- Where a provider's own system wants to be told, by a name of the provider's.
create table webhook_endpoints (
  id text primary key,
  company_id text not null references companies (id),
  name text not null,
  url text not null,
  -- Signs the deliveries, so it cannot be a hash.
  secret text not null,
  events text[] not null,
  active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (company_id, name)
);

-- What happened, written in the transaction in which it happened, and only for providers that listen.
create table webhook_events (
  sequence bigint generated always as identity primary key,
  id text not null unique,
  company_id text not null references companies (id),
  type text not null,
  -- `A-…` or `S-…`.
  subject text not null,
  data jsonb not null,
  at timestamptz not null
);

create table webhook_deliveries (
  id text primary key,
  event_sequence bigint not null references webhook_events (sequence) on delete cascade,
  endpoint_id text not null references webhook_endpoints (id) on delete cascade,
  company_id text not null references companies (id),
  state text not null default 'PENDING' check (state in ('PENDING', 'DELIVERED', 'FAILED')),
  tries integer not null default 0,
  next_try_at timestamptz not null,
  last_status integer,
  last_error text,
  delivered_at timestamptz
);
create index webhook_deliveries_due on webhook_deliveries (next_try_at) where state = 'PENDING';
create index webhook_deliveries_endpoint on webhook_deliveries (endpoint_id, event_sequence desc);
create index webhook_deliveries_event on webhook_deliveries (event_sequence);

create function emit_webhook(company text, kind text, about text, happened timestamptz, details jsonb)
returns void language plpgsql as $$
declare
  number bigint;
begin
  if not exists (select 1 from webhook_endpoints where company_id = company and active and kind = any (events)) then
    return;
  end if;
  insert into webhook_events (id, company_id, type, subject, data, at)
    values (replace(gen_random_uuid()::text, '-', ''), company, kind, about, jsonb_strip_nulls(details), happened)
    returning sequence into number;
  insert into webhook_deliveries (id, event_sequence, endpoint_id, company_id, next_try_at)
    select replace(gen_random_uuid()::text, '-', ''), number, endpoint.id, company, happened
    from webhook_endpoints endpoint where company_id = company and active and kind = any (events);
  notify webhook_deliveries;
end $$;

create function euros(cents integer) returns numeric language sql immutable as $$ select round(cents / 100.0, 2) $$;

create function emit_booking() returns trigger language plpgsql as $$
declare
  details jsonb := jsonb_build_object('start', lower(new.during), 'end', upper(new.during), 'client_id', new.client_id);
begin
  if tg_op = 'INSERT' then
    if new.occupies then
      perform emit_webhook(new.company_id, 'booking.created', 'S-' || new.id, new.updated_at, details);
    end if;
    return null;
  end if;
  if old.during is distinct from new.during then
    perform emit_webhook(new.company_id, 'booking.moved', 'S-' || new.id, new.updated_at,
      details || jsonb_build_object('old_start', lower(old.during)));
  end if;
  if old.cancelled_at is null and new.cancelled_at is not null then
    perform emit_webhook(new.company_id, 'booking.cancelled', 'S-' || new.id, new.updated_at,
      details || jsonb_build_object('by_customer', new.cancelled_by_client));
  elsif old.confirmed_at is null and new.confirmed_at is not null then
    perform emit_webhook(new.company_id, 'booking.confirmed', 'S-' || new.id, new.updated_at, details);
  end if;
  return null;
end $$;
create trigger appointments_webhook after insert or update on appointments
  for each row execute function emit_booking();

create function emit_approval() returns trigger language plpgsql as $$
begin
  perform emit_webhook(new.company_id, 'work.approved', 'A-' || new.id, new.updated_at,
    jsonb_build_object('total', euros(new.total_cents), 'client_id', new.client_id));
  return null;
end $$;
create trigger works_webhook after update on works for each row
  when (old.approved_at is null and new.approved_at is not null) execute function emit_approval();

create function emit_message() returns trigger language plpgsql as $$
begin
  perform emit_webhook(new.company_id, 'message.received', new.subject, new.sent_at,
    jsonb_build_object('message', new.message));
  return null;
end $$;
create trigger chat_entries_webhook after insert on chat_entries for each row
  when (new.author = 'CLIENT') execute function emit_message();

create function emit_rating() returns trigger language plpgsql as $$
begin
  perform emit_webhook(new.company_id, 'rating.given', new.subject, new.rated_at,
    jsonb_build_object('classification', new.classification, 'observation', new.observation));
  return null;
end $$;
create trigger ratings_webhook after insert or update on ratings
  for each row execute function emit_rating();

create function emit_payment() returns trigger language plpgsql as $$
begin
  perform emit_webhook(new.company_id, 'payment.paid', new.subject, new.updated_at,
    jsonb_build_object('payment_id', new.id, 'total', euros(new.total_cents), 'method', new.method));
  return null;
end $$;
create trigger payments_webhook after update on payments for each row
  when (old.state <> 'PAYED' and new.state = 'PAYED') execute function emit_payment();
