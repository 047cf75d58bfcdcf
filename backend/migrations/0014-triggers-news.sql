-- What follows from a change, written in the transaction that makes it, whoever makes it. There is no other place where
-- webhooks, refunds of what was called off, hints for open pages and versions of schedules begin.

-- Webhooks: one event and its deliveries, only for providers that listen.
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
      details || jsonb_build_object('by_customer', new.cancelled_by_client, 'reason', new.cancel_reason));
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
    jsonb_build_object('total', euros(new.total_cents), 'version', new.budget_version, 'client_id', new.client_id));
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

create function emit_invoice_request() returns trigger language plpgsql as $$
begin
  perform emit_webhook(new.company_id, 'invoice.requested', new.subject, new.requested_at,
    jsonb_build_object('request_id', new.id, 'emails', to_jsonb(new.emails), 'client_id', new.client_id));
  return null;
end $$;
create trigger invoice_requests_webhook after insert on invoice_requests
  for each row execute function emit_invoice_request();

-- Hints for open pages.
create function emit_live(client text, what text, about text) returns void language plpgsql as $$
begin
  if client is null then
    return;
  end if;
  insert into live_events (client_id, kind, subject) values (client, what, about) on conflict do nothing;
  perform pg_notify('live', client);
end $$;

create function live_notification() returns trigger language plpgsql as $$
begin
  perform emit_live(new.client_id, 'notification', new.id);
  return null;
end $$;
create trigger notifications_live after insert or update on notifications
  for each row execute function live_notification();

create function live_service() returns trigger language plpgsql as $$
begin
  perform emit_live(new.client_id, 'service', tg_argv[0] || new.id);
  return null;
end $$;
create trigger works_live after insert or update on works for each row execute function live_service('A-');
create trigger appointments_live after insert or update on appointments for each row execute function live_service('S-');

create function live_payment() returns trigger language plpgsql as $$
begin
  perform emit_live(new.client_id, 'service', new.subject);
  return null;
end $$;
create trigger payments_live after insert or update on payments for each row execute function live_payment();

-- Messages and files know their subject, not its customer.
create function live_subject() returns trigger language plpgsql as $$
begin
  perform emit_live(
    case when new.subject like 'A-%' then (select client_id from works where id = substr(new.subject, 3))
      else (select client_id from appointments where id = substr(new.subject, 3)) end,
    'service', new.subject);
  return null;
end $$;
create trigger chat_entries_live after insert or update on chat_entries for each row execute function live_subject();
create trigger subject_files_live after insert or update on subject_files for each row execute function live_subject();

-- What was paid for something that was called off must go back, whoever called it off. The lock lets this and a payment
-- that arrives at the same moment see each other: settling locks the payment before it asks whether it was called off.
create function refund_cancelled() returns trigger language plpgsql as $$
declare
  about text := tg_argv[0] || new.id;
begin
  perform 1 from payments where subject = about for update;
  if not found then
    return null;
  end if;
  update payments set holds_booking = false where subject = about and holds_booking;
  insert into payment_refunds (id, payment_id, attempt_id, company_id, amount_cents, reason, state, created_at)
    select replace(gen_random_uuid()::text, '-', ''), attempt.payment_id, attempt.id, attempt.company_id,
      attempt.amount_cents, 'CANCELLED', case when attempt.method = 'MB' then 'MANUAL' else 'QUEUED' end, new.cancelled_at
    from payment_attempts attempt join payments payment on payment.id = attempt.payment_id
    where payment.subject = about and attempt.state = 'PAYED'
    on conflict (attempt_id) do nothing;
  return null;
end $$;
create trigger appointments_refund after update on appointments for each row
  when (old.cancelled_at is null and new.cancelled_at is not null) execute function refund_cancelled('S-');
create trigger works_refund after update on works for each row
  when (old.cancelled_at is null and new.cancelled_at is not null) execute function refund_cancelled('A-');

-- An appointment knows whether a work came out of it.
create function mark_became_work() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.appointment_id is not null then
    update appointments set became_work = false where id = old.appointment_id and became_work;
  end if;
  if tg_op <> 'DELETE' and new.appointment_id is not null then
    update appointments set became_work = true where id = new.appointment_id and not became_work;
  end if;
  return null;
end $$;
create trigger works_became after insert or delete or update of appointment_id on works
  for each row execute function mark_became_work();

create function raise_calendar_sequence() returns trigger language plpgsql as $$
begin
  new.calendar_sequence := old.calendar_sequence + 1;
  return new;
end $$;

create trigger appointments_calendar_sequence before update on appointments for each row
  when (old.during is distinct from new.during or (old.cancelled_at is null) <> (new.cancelled_at is null)
    or old.meeting_url is distinct from new.meeting_url)
  execute function raise_calendar_sequence();

-- Versions of schedules, for processes that keep what they worked out.
create function raise_schedule_version(company text) returns void language sql as $$
  insert into schedule_versions (company_id, version) values (company, pg_current_xact_id())
  on conflict (company_id) do update set version = excluded.version
    where schedule_versions.version <> excluded.version
$$;

create function schedule_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform raise_schedule_version(old.company_id);
  end if;
  if tg_op <> 'DELETE' and (tg_op = 'INSERT' or new.company_id <> old.company_id) then
    perform raise_schedule_version(new.company_id);
  end if;
  return null;
end $$;

create function schedule_links_changed() returns trigger language plpgsql as $$
begin
  perform raise_schedule_version(company_id) from catalogue_services where id = coalesce(new.service_id, old.service_id);
  return null;
end $$;

create constraint trigger appointments_schedule
  after insert or delete or update of company_id, expert_id, resource, during, cancelled_at, occupies on appointments
  deferrable initially deferred for each row execute function schedule_changed();
create constraint trigger closures_schedule after insert or update or delete on closures
  deferrable initially deferred for each row execute function schedule_changed();
create constraint trigger opening_hours_schedule after insert or update or delete on opening_hours
  deferrable initially deferred for each row execute function schedule_changed();
create constraint trigger schedule_settings_schedule after insert or update or delete on schedule_settings
  deferrable initially deferred for each row execute function schedule_changed();
create constraint trigger catalogue_services_schedule after insert or update or delete on catalogue_services
  deferrable initially deferred for each row execute function schedule_changed();
create constraint trigger experts_schedule after insert or update or delete on experts
  deferrable initially deferred for each row execute function schedule_changed();
create constraint trigger service_experts_schedule after insert or update or delete on service_experts
  deferrable initially deferred for each row execute function schedule_links_changed();

create function schedules_emptied() returns trigger language plpgsql as $$
begin
  update schedule_versions set version = pg_current_xact_id();
  return null;
end $$;
create trigger appointments_emptied after truncate on appointments execute function schedules_emptied();
create trigger closures_emptied after truncate on closures execute function schedules_emptied();
create trigger opening_hours_emptied after truncate on opening_hours execute function schedules_emptied();

-- Bytes of files that are gone.
create function queue_media_removal() returns trigger language plpgsql as $$
begin
  insert into media_removals (id) values (old.id) on conflict (id) do nothing;
  return null;
end $$;
create trigger media_files_removal after delete on media_files for each row execute function queue_media_removal();

-- What was posted never changes, and what was approved stays approved.
create function keep_budget_version() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'approved_at' - 'approval') is distinct from (to_jsonb(old) - 'approved_at' - 'approval')
    or (old.approved_at is not null and new.approved_at is distinct from old.approved_at) then
    raise exception 'version % of the budget of work % does not change', old.version, old.work_id;
  end if;
  return new;
end $$;
create trigger budget_versions_keep before update on budget_versions
  for each row execute function keep_budget_version();
