-- Every function and trigger in force, each whole and once. Made from the database that the migrations make, and changed
-- by a migration alone: schema.test.ts says how. Beside each function stands the migration that says why it is as it is.
-- Of several triggers of one kind on a table that run at the same event, PostgreSQL runs those first whose names come first.

-- ---- functions of several tables, and what they call ---------------------------------------------------------------

-- 0015-triggers-reminders.sql
CREATE OR REPLACE FUNCTION public.cancel_reminders(about text, events text[], happened timestamp with time zone, why text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  with cancelled as (
    update planned_messages message set state = 'cancelled', reason = why, ended_at = happened
    from reminder_rules rule
    where message.subject = about and message.state = 'planned' and rule.id = message.rule_id
      and rule.event = any (events)
    returning message.id)
  delete from outgoing_messages where planned_id in (select id from cancelled);
end $function$;

-- 0032-money-of-what-was-called-off.sql
CREATE OR REPLACE FUNCTION public.cents_left(attempt text)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
  select paid.amount_cents - (select coalesce(sum(amount_cents), 0)::integer from payment_refunds where attempt_id = paid.id)
  from payment_attempts paid where paid.id = attempt
$function$;

-- 0017-triggers-records.sql
CREATE OR REPLACE FUNCTION public.change_area(of_table text, field text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case of_table
    when 'companies' then case
      when field like 'legal.%' then 'legal'
      when field in ('draft_since', 'suspended_at', 'suspension_reason', 'deletes_at') then 'state'
      when field = 'api_key_hash' then 'keys'
      when field ~ '^(storage_|withdrawal_|sms_)' or field in ('feed_names', 'waiting_list') then 'settings'
      else 'configuration' end
    when 'schedule_settings' then case field when 'policy' then 'policy' else 'settings' end
    when 'budget_settings' then 'settings'
    when 'opening_hours' then 'hours'
    when 'catalogue_services' then 'services'
    when 'service_experts' then 'services'
    when 'reminder_rules' then 'reminders'
    when 'webhook_endpoints' then 'webhooks'
    when 'payment_accounts' then 'payments'
    when 'invoicing_accounts' then 'invoicing'
    when 'provider_keys' then 'keys'
    when 'calendar_feeds' then 'calendars'
    else of_table
  end
$function$;

-- 0017-triggers-records.sql
CREATE OR REPLACE FUNCTION public.change_entry(entry jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  -- A logo is told by its version.
  told jsonb := entry - array['id', 'company_id', 'client_id', 'created_at', 'updated_at', 'last_used_at', 'last_read_at', 'logo_svg'];
begin
  if entry ? 'legal' then
    told := told - 'legal' || coalesce((select jsonb_object_agg('legal.' || key, value)
      from jsonb_each(case when jsonb_typeof(entry -> 'legal') = 'object' then entry -> 'legal' else '{}' end)), '{}');
  end if;
  if entry ? 'policy_id' then
    told := told - 'policy_id' || jsonb_build_object('policy', (select
      jsonb_strip_nulls(to_jsonb(policy) - array['id', 'company_id', 'created_at'])
      from policies policy where policy.id = entry ->> 'policy_id'));
  end if;
  if entry ? 'expert_id' then
    told := told - 'expert_id' || jsonb_build_object('expert', (select fo_id from experts where id = entry ->> 'expert_id'));
  end if;
  if entry ? 'service_id' then
    told := told - 'service_id';
  end if;
  if entry ? 'during' then
    told := told - 'during' || jsonb_build_object(
      'from', lower((entry ->> 'during')::tstzrange), 'to', upper((entry ->> 'during')::tstzrange));
  end if;
  if entry ? 'opens' then
    told := told || jsonb_build_object(
      'opens', to_char(make_interval(mins => (entry ->> 'opens')::integer), 'HH24:MI'),
      'closes', to_char(make_interval(mins => (entry ->> 'closes')::integer), 'HH24:MI'));
  end if;
  return coalesce((select jsonb_object_agg(key, value) from jsonb_each(told) where value <> 'null'), '{}');
end $function$;

-- 0017-triggers-records.sql
CREATE OR REPLACE FUNCTION public.change_value(field text, value jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case
    when value is null then null
    when field ~ 'secret|hash|token|password|sealed' or field = 'settings' then '"•••"'
    when field = 'url' then to_jsonb(regexp_replace(regexp_replace(value #>> '{}', '//[^/?#]*@', '//•••@'), '[?#].*', '?•••'))
    else value
  end
$function$;

-- 0017-triggers-records.sql
CREATE OR REPLACE FUNCTION public.column_defaults(of_table regclass)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  given record;
  value jsonb;
  defaults jsonb := '{}';
begin
  for given in
    select attname::text as name, pg_get_expr(adbin, adrelid) as says from pg_attrdef
    join pg_attribute on attrelid = adrelid and attnum = adnum where adrelid = of_table
  loop
    execute format('select to_jsonb(%s)', given.says) into value;
    defaults := defaults || jsonb_build_object(given.name, value);
  end loop;
  return defaults;
end $function$;

-- 0014-triggers-news.sql
CREATE OR REPLACE FUNCTION public.emit_live(client text, what text, about text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if client is null then
    return;
  end if;
  insert into live_events (client_id, kind, subject) values (client, what, about) on conflict do nothing;
  perform pg_notify('live', client);
end $function$;

-- 0028-payments-of-works-told.sql
CREATE OR REPLACE FUNCTION public.emit_live_payment(client text, about text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform emit_live(client, kind, about) from unnest(array['service', 'payment']) kind;
  perform emit_live(client, kind, 'A-' || work.id)
    from works work, unnest(array['service', 'payment']) kind
    where about like 'S-%' and work.appointment_id = substr(about, 3);
end $function$;

-- 0014-triggers-news.sql
CREATE OR REPLACE FUNCTION public.emit_webhook(company text, kind text, about text, happened timestamp with time zone, details jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
end $function$;

-- 0014-triggers-news.sql
CREATE OR REPLACE FUNCTION public.euros(cents integer)
 RETURNS numeric
 LANGUAGE sql
 IMMUTABLE
AS $function$ select round(cents / 100.0, 2) $function$;

-- 0015-triggers-reminders.sql
CREATE OR REPLACE FUNCTION public.iso_instant(instant timestamp with time zone)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select to_char(instant at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$function$;

-- 0017-triggers-records.sql
CREATE OR REPLACE FUNCTION public.keep_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  row_before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  row_after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  present jsonb := coalesce(row_after, row_before);
  told_before jsonb;
  told_after jsonb;
  company text;
  about text;
  actor jsonb := coalesce(nullif(current_setting('portal.actor', true), '')::jsonb, '{"kind": "portal"}');
begin
  company := case tg_table_name
    when 'companies' then present ->> 'id'
    when 'service_experts' then (select company_id from catalogue_services where id = present ->> 'service_id')
    else present ->> 'company_id' end;
  -- What is deleted with its provider leaves nothing behind.
  if current_setting('portal.deletes_provider', true) = company then
    return null;
  end if;
  -- Preset rules hold before they are written down; their ids begin as that of their provider.
  if tg_op = 'INSERT' and tg_table_name = 'reminder_rules' and left(present ->> 'id', -1) = left(company, -1) then
    return null;
  end if;
  about := case tg_argv[0]
    when 'service_id' then (select fo_id from catalogue_services where id = present ->> 'service_id')
    when 'expert_id' then (select fo_id from experts where id = present ->> 'expert_id')
    else present ->> tg_argv[0] end;
  if tg_op = 'INSERT' and tg_argv[1] = 'defaults' then
    row_before := jsonb_build_object('policy_id', null) || column_defaults(tg_relid);
  end if;
  told_before := case when row_before is not null then change_entry(row_before) end;
  told_after := case when row_after is not null then change_entry(row_after) end;
  if told_before is null or told_after is null then
    insert into provider_changes (company_id, at, actor_kind, actor_name, address, area, subject, field, before, after)
    values (company, portal_now(), actor ->> 'kind', actor ->> 'name', actor ->> 'address',
      change_area(tg_table_name::text, ''), about, null,
      (select jsonb_object_agg(key, change_value(key, value)) from jsonb_each(told_before)),
      (select jsonb_object_agg(key, change_value(key, value)) from jsonb_each(told_after)));
    return null;
  end if;
  insert into provider_changes (company_id, at, actor_kind, actor_name, address, area, subject, field, before, after)
  select company, portal_now(), actor ->> 'kind', actor ->> 'name', actor ->> 'address',
    change_area(tg_table_name::text, field), case field when 'api_key_hash' then 'original' else about end, field,
    change_value(field, told_before -> field), change_value(field, told_after -> field)
  from (select jsonb_object_keys(told_before || told_after) as field) fields
  where told_before -> field is distinct from told_after -> field
  order by field;
  return null;
end $function$;

-- 0017-triggers-records.sql
CREATE OR REPLACE FUNCTION public.keep_evidence()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and current_setting('portal.deletes_provider', true) = old.company_id
    and exists (select 1 from companies where id = old.company_id and deletes_at is not null) then
    return old;
  end if;
  raise exception 'evidence is never changed or removed';
end $function$;

-- 0016-triggers-bookings.sql
CREATE OR REPLACE FUNCTION public.kept_of(cents integer, percent integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select floor((cents * percent + 50) / 100.0)::integer
$function$;

-- 0014-triggers-news.sql
CREATE OR REPLACE FUNCTION public.live_budget()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform emit_live(work.client_id, kind, 'A-' || work.id)
    from works work, unnest(array['service', 'budget']) kind where work.id = new.work_id;
  return null;
end $function$;

-- 0014-triggers-news.sql
CREATE OR REPLACE FUNCTION public.live_counters()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform emit_live(client.id, 'counters', '')
    from clients owner join clients client on client.id = owner.id or client.user_id = owner.user_id
    where owner.id = new.client_id and client.deleted_at is null;
  return null;
end $function$;

-- 0014-triggers-news.sql
CREATE OR REPLACE FUNCTION public.live_service()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform emit_live(new.client_id, 'service', tg_argv[0] || new.id);
  return null;
end $function$;

-- 0036-words-of-works-told.sql
CREATE OR REPLACE FUNCTION public.live_subject()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform emit_live(
    case when new.subject like 'A-%' then (select client_id from works where id = substr(new.subject, 3))
      else (select client_id from appointments where id = substr(new.subject, 3)) end,
    'service', new.subject);
  perform emit_live(work.client_id, 'service', 'A-' || work.id)
    from works work where new.subject like 'S-%' and work.appointment_id = substr(new.subject, 3);
  return null;
end $function$;

-- 0015-triggers-reminders.sql
CREATE OR REPLACE FUNCTION public.plan_reminders(company text, about text, happened timestamp with time zone)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into reminder_changes (company_id, subject, at) values (company, about, happened)
$function$;

-- 0017-triggers-records.sql
CREATE OR REPLACE FUNCTION public.portal_now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select now() + coalesce((select milliseconds from clock_shift where id = 1), 0) * interval '1 millisecond'
$function$;

-- 0016-triggers-bookings.sql
CREATE OR REPLACE FUNCTION public.queue_invoice(company text, about text, payment text, request text, happened timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into invoice_jobs (id, company_id, subject, payment_id, request_id, next_try_at, created_at)
    select replace(gen_random_uuid()::text, '-', ''), company, about, payment, request, happened, happened
    from invoicing_accounts where company_id = company
    on conflict do nothing;
end $function$;

-- 0016-triggers-bookings.sql
CREATE OR REPLACE FUNCTION public.raise_schedule_version(company text)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into schedule_versions (company_id, version) values (company, pg_current_xact_id())
  on conflict (company_id) do update set version = excluded.version
    where schedule_versions.version <> excluded.version
$function$;

-- 0032-money-of-what-was-called-off.sql
CREATE OR REPLACE FUNCTION public.refund_cancelled()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  called_off jsonb := to_jsonb(new);
  abouts text[] := array_remove(array[tg_argv[0] || new.id, 'S-' || (called_off ->> 'appointment_id')], null);
  share integer := coalesce((called_off ->> 'kept_percent')::integer, 0);
begin
  perform 1 from payments where subject = any (abouts) order by subject for update;
  if not found then
    return null;
  end if;
  update payments set holds_booking = false where subject = any (abouts) and holds_booking;
  insert into payment_refunds (id, payment_id, attempt_id, company_id, amount_cents, reason, state, created_at)
    select replace(gen_random_uuid()::text, '-', ''), paid.payment_id, paid.id, paid.company_id,
      paid.cents - kept_of(paid.cents, share), 'CANCELLED',
      case when paid.method = 'MB' then 'MANUAL' else 'QUEUED' end, new.cancelled_at
    from (select attempt.*, cents_left(attempt.id) as cents
      from payment_attempts attempt join payments payment on payment.id = attempt.payment_id
      where payment.subject = any (abouts) and attempt.state = 'PAYED') paid
    where paid.cents > kept_of(paid.cents, share);
  return null;
end $function$;

-- 0016-triggers-bookings.sql
CREATE OR REPLACE FUNCTION public.release_time(company text, place text, expert text, free tstzrange, client text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  if not exists (select 1 from companies where id = company and waiting_list) then
    return;
  end if;
  insert into released_times (company_id, resource, expert_id, during, client_id)
    values (company, place, expert, free, client);
end $function$;

-- 0016-triggers-bookings.sql
CREATE OR REPLACE FUNCTION public.schedule_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' then
    perform raise_schedule_version(old.company_id);
  end if;
  if tg_op <> 'DELETE' and (tg_op = 'INSERT' or new.company_id <> old.company_id) then
    perform raise_schedule_version(new.company_id);
  end if;
  return null;
end $function$;

-- 0016-triggers-bookings.sql
CREATE OR REPLACE FUNCTION public.schedules_emptied()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update schedule_versions set version = pg_current_xact_id();
  return null;
end $function$;

-- 0014-triggers-news.sql
CREATE OR REPLACE FUNCTION public.waiting_details(entry waiting_entries)
 RETURNS jsonb
 LANGUAGE sql
 STABLE
AS $function$
  select jsonb_build_object('client_id', entry.client_id, 'from', entry.first_day, 'to', entry.last_day,
    'part', entry.part, 'appointment_id', 'S-' || entry.appointment_id,
    'service_ids', (select jsonb_agg(service.fo_id order by array_position(entry.service_ids, service.id))
      from catalogue_services service where service.id = any (entry.service_ids)),
    'expert_id', (select expert.fo_id from experts expert where expert.id = entry.expert_id))
$function$;

-- ---- appointments --------------------------------------------------------------------------------------------------

-- 0033-payments-that-ended.sql
CREATE OR REPLACE FUNCTION public.emit_booking()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  details jsonb := jsonb_build_object('start', lower(new.during), 'end', upper(new.during), 'client_id', new.client_id);
  paid integer;
  refund integer;
begin
  if new.client_id is null then
    return null;
  end if;
  if tg_op = 'INSERT' then
    if new.occupies then
      perform emit_webhook(new.company_id, 'booking.created', 'S-' || new.id, new.updated_at,
        details || jsonb_build_object('early_start', new.early_start_text is not null));
    end if;
    return null;
  end if;
  if old.during is distinct from new.during then
    perform emit_webhook(new.company_id, 'booking.moved', 'S-' || new.id, new.updated_at,
      details || jsonb_build_object('old_start', lower(old.during), 'by_customer', new.own_moves > old.own_moves));
  end if;
  if old.cancelled_at is null and new.cancelled_at is not null then
    -- The trigger that queues refunds runs before this one, by its name.
    select coalesce(sum(attempt.amount_cents - back.apart), 0), coalesce(sum(back.cents), 0) into paid, refund
      from payments payment join payment_attempts attempt on attempt.payment_id = payment.id,
      lateral (select coalesce(sum(amount_cents) filter (where reason not in ('CANCELLED', 'WAIVED')), 0) as apart,
          coalesce(sum(amount_cents) filter (where reason = 'CANCELLED'), 0) as cents
        from payment_refunds where attempt_id = attempt.id) back
      where payment.subject = 'S-' || new.id and attempt.state = 'PAYED';
    perform emit_webhook(new.company_id, 'booking.cancelled', 'S-' || new.id, new.updated_at,
      details || jsonb_build_object('by_customer', new.cancelled_by_client, 'reason', new.cancel_reason,
        'refund', euros(refund), 'kept', euros(paid - refund)));
  elsif old.confirmed_at is null and new.confirmed_at is not null then
    perform emit_webhook(new.company_id, 'booking.confirmed', 'S-' || new.id, new.updated_at, details);
  end if;
  return null;
end $function$;

-- 0016-triggers-bookings.sql
CREATE OR REPLACE FUNCTION public.end_waiting_of_booking()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  entry text;
begin
  update waiting_entries set state = 'ended', end_reason = 'BOOKING_OVER',
      ended_at = coalesce(new.cancelled_at, new.updated_at)
    where appointment_id = new.id and ended_at is null returning id into entry;
  if entry is null then
    return null;
  end if;
  delete from appointments where id in (select hold_id from waiting_offers where entry_id = entry and state = 'open');
  update waiting_offers set state = 'withdrawn', hold_id = null, ended_at = coalesce(new.cancelled_at, new.updated_at)
    where entry_id = entry and state = 'open';
  return null;
end $function$;

-- 0017-triggers-records.sql
CREATE OR REPLACE FUNCTION public.keep_early_start()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'what the customer of appointment % asked for does not change', old.id;
end $function$;

-- 0016-triggers-bookings.sql
CREATE OR REPLACE FUNCTION public.raise_calendar_sequence()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.calendar_sequence := old.calendar_sequence + 1;
  return new;
end $function$;

-- 0018-said-notice.sql
CREATE OR REPLACE FUNCTION public.recount_free_until()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  counted timestamptz;
  asked timestamptz;
begin
  select lower(new.during) - make_interval(hours => free_until_hours) into counted from policies where id = new.policy_id;
  if new.own_moves = old.own_moves then
    new.free_until := least(lower(new.during), greatest(old.free_until, counted));
    return new;
  end if;
  select created_at into asked from move_requests
    where appointment_id = new.id and state = 'confirmed' and ended_at = new.updated_at and wanted = lower(new.during);
  if coalesce(asked, new.updated_at) <= old.free_until then
    new.free_until := counted;
  end if;
  return new;
end $function$;

-- 0016-triggers-bookings.sql
CREATE OR REPLACE FUNCTION public.release_appointment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform release_time(old.company_id, old.resource, old.expert_id, old.during, old.client_id);
  return null;
end $function$;

-- 0015-triggers-reminders.sql
CREATE OR REPLACE FUNCTION public.reminders_of_appointment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.client_id is null then
    return null;
  end if;
  if tg_op = 'INSERT' then
    if lower(new.during) > new.updated_at and new.cancelled_at is null then
      perform plan_reminders(new.company_id, 'S-' || new.id, new.updated_at);
    end if;
    return null;
  end if;
  if new.cancelled_at is not null then
    perform cancel_reminders('S-' || new.id, array['appointment.upcoming', 'payment.due'], new.cancelled_at, 'CANCELLED');
  elsif new.became_work or new.client_arrived or new.no_show_at is not null then
    perform cancel_reminders('S-' || new.id, array['appointment.upcoming'], new.updated_at, 'ARRIVED');
  else
    perform cancel_reminders('S-' || new.id, array['appointment.upcoming'], new.updated_at, 'MOVED');
    perform plan_reminders(new.company_id, 'S-' || new.id, new.updated_at);
  end if;
  return null;
end $function$;

-- 0016-triggers-bookings.sql
CREATE OR REPLACE FUNCTION public.withdraw_move_request()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  held text;
begin
  select hold_id into held from move_requests where appointment_id = new.id and state = 'requested' for update;
  if not found then
    return null;
  end if;
  update move_requests set state = 'withdrawn', hold_id = null, ended_at = coalesce(new.cancelled_at, new.updated_at)
    where appointment_id = new.id and state = 'requested';
  delete from appointments where id = held;
  return null;
end $function$;

CREATE TRIGGER appointments_calendar_sequence BEFORE UPDATE ON public.appointments FOR EACH ROW WHEN (((old.during IS DISTINCT FROM new.during) OR ((old.cancelled_at IS NULL) <> (new.cancelled_at IS NULL)) OR (old.meeting_url IS DISTINCT FROM new.meeting_url))) EXECUTE FUNCTION raise_calendar_sequence();
CREATE TRIGGER appointments_changed_release AFTER UPDATE ON public.appointments FOR EACH ROW WHEN (((old.cancelled_at IS NULL) AND old.occupies AND ((new.cancelled_at IS NOT NULL) OR (NOT new.occupies) OR (old.during <> new.during) OR (old.resource <> new.resource) OR (old.expert_id IS DISTINCT FROM new.expert_id)))) EXECUTE FUNCTION release_appointment();
CREATE TRIGGER appointments_counters_live AFTER INSERT OR UPDATE ON public.appointments FOR EACH ROW EXECUTE FUNCTION live_counters();
CREATE TRIGGER appointments_deleted_release AFTER DELETE ON public.appointments FOR EACH ROW WHEN (((old.cancelled_at IS NULL) AND old.occupies)) EXECUTE FUNCTION release_appointment();
CREATE TRIGGER appointments_early_start_keep BEFORE UPDATE ON public.appointments FOR EACH ROW WHEN ((old.early_start_text IS DISTINCT FROM new.early_start_text)) EXECUTE FUNCTION keep_early_start();
CREATE TRIGGER appointments_emptied AFTER TRUNCATE ON public.appointments FOR EACH STATEMENT EXECUTE FUNCTION schedules_emptied();
CREATE TRIGGER appointments_free_until BEFORE UPDATE ON public.appointments FOR EACH ROW WHEN (((new.policy_id IS NOT NULL) AND (old.during IS DISTINCT FROM new.during))) EXECUTE FUNCTION recount_free_until();
CREATE TRIGGER appointments_live AFTER INSERT OR UPDATE ON public.appointments FOR EACH ROW EXECUTE FUNCTION live_service('S-');
CREATE TRIGGER appointments_move_request AFTER UPDATE ON public.appointments FOR EACH ROW WHEN ((((old.cancelled_at IS NULL) AND (new.cancelled_at IS NOT NULL)) OR ((NOT old.became_work) AND new.became_work))) EXECUTE FUNCTION withdraw_move_request();
CREATE TRIGGER appointments_refund AFTER UPDATE ON public.appointments FOR EACH ROW WHEN (((old.cancelled_at IS NULL) AND (new.cancelled_at IS NOT NULL))) EXECUTE FUNCTION refund_cancelled('S-');
CREATE TRIGGER appointments_reminders AFTER UPDATE ON public.appointments FOR EACH ROW WHEN (((lower(old.during) <> lower(new.during)) OR ((old.cancelled_at IS NULL) AND (new.cancelled_at IS NOT NULL)) OR ((NOT old.became_work) AND new.became_work) OR ((NOT old.client_arrived) AND new.client_arrived) OR ((old.no_show_at IS NULL) AND (new.no_show_at IS NOT NULL)))) EXECUTE FUNCTION reminders_of_appointment();
CREATE TRIGGER appointments_reminders_booked AFTER INSERT ON public.appointments FOR EACH ROW EXECUTE FUNCTION reminders_of_appointment();
CREATE CONSTRAINT TRIGGER appointments_schedule AFTER INSERT OR DELETE OR UPDATE OF company_id, expert_id, resource, during, cancelled_at, occupies ON public.appointments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION schedule_changed();
CREATE TRIGGER appointments_waiting AFTER UPDATE ON public.appointments FOR EACH ROW WHEN ((((old.cancelled_at IS NULL) AND (new.cancelled_at IS NOT NULL)) OR ((NOT old.became_work) AND new.became_work))) EXECUTE FUNCTION end_waiting_of_booking();
CREATE TRIGGER appointments_webhook AFTER UPDATE ON public.appointments FOR EACH ROW EXECUTE FUNCTION emit_booking();
CREATE TRIGGER appointments_webhook_booked AFTER INSERT ON public.appointments FOR EACH ROW WHEN ((new.import_id IS NULL)) EXECUTE FUNCTION emit_booking();

-- ---- budget_jobs ---------------------------------------------------------------------------------------------------

-- 0014-triggers-news.sql
CREATE OR REPLACE FUNCTION public.emit_job_request()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform emit_webhook(new.company_id, 'job.requested', 'A-' || new.work_id, new.requested_at,
    jsonb_build_object('version', new.version, 'job_id', new.id, 'title', new.title));
  return null;
end $function$;

-- 0019-progress-of-jobs.sql
CREATE OR REPLACE FUNCTION public.keep_budget_job()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  free text[] := array['state', 'decided_at', 'early_start', 'requested_at', 'hidden_at', 'done'];
begin
  if (to_jsonb(new) - free) is distinct from (to_jsonb(old) - free) then
    raise exception 'job % of the budget of work % does not change', old.id, old.work_id;
  end if;
  return new;
end $function$;

CREATE TRIGGER budget_jobs_keep BEFORE UPDATE ON public.budget_jobs FOR EACH ROW EXECUTE FUNCTION keep_budget_job();
CREATE TRIGGER budget_jobs_live AFTER INSERT OR UPDATE ON public.budget_jobs FOR EACH ROW EXECUTE FUNCTION live_budget();
CREATE TRIGGER budget_jobs_webhook AFTER UPDATE ON public.budget_jobs FOR EACH ROW WHEN (((new.requested_at IS NOT NULL) AND (old.requested_at IS DISTINCT FROM new.requested_at))) EXECUTE FUNCTION emit_job_request();

-- ---- budget_settings -----------------------------------------------------------------------------------------------

CREATE TRIGGER budget_settings_changes AFTER INSERT OR DELETE OR UPDATE ON public.budget_settings FOR EACH ROW EXECUTE FUNCTION keep_change('', 'defaults');

-- ---- budget_versions -----------------------------------------------------------------------------------------------

-- 0014-triggers-news.sql
CREATE OR REPLACE FUNCTION public.emit_renewal_request()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform emit_webhook(new.company_id, 'budget.renewal_requested', 'A-' || new.work_id, new.renewal_requested_at,
    jsonb_build_object('version', new.version));
  return null;
end $function$;

-- 0017-triggers-records.sql
CREATE OR REPLACE FUNCTION public.keep_budget_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$;

CREATE TRIGGER budget_versions_keep BEFORE UPDATE ON public.budget_versions FOR EACH ROW EXECUTE FUNCTION keep_budget_version();
CREATE TRIGGER budget_versions_live AFTER INSERT OR UPDATE ON public.budget_versions FOR EACH ROW EXECUTE FUNCTION live_budget();
CREATE TRIGGER budget_versions_webhook AFTER UPDATE ON public.budget_versions FOR EACH ROW WHEN (((old.renewal_requested_at IS NULL) AND (new.renewal_requested_at IS NOT NULL))) EXECUTE FUNCTION emit_renewal_request();

-- ---- calendar_feeds ------------------------------------------------------------------------------------------------

CREATE TRIGGER calendar_feeds_ended AFTER DELETE ON public.calendar_feeds FOR EACH ROW WHEN ((old.client_id IS NULL)) EXECUTE FUNCTION keep_change('expert_id');
CREATE TRIGGER calendar_feeds_made AFTER INSERT OR UPDATE ON public.calendar_feeds FOR EACH ROW WHEN ((new.client_id IS NULL)) EXECUTE FUNCTION keep_change('expert_id');

-- ---- catalogue_services --------------------------------------------------------------------------------------------

CREATE TRIGGER catalogue_services_changes AFTER INSERT OR DELETE OR UPDATE ON public.catalogue_services FOR EACH ROW EXECUTE FUNCTION keep_change('fo_id');
CREATE CONSTRAINT TRIGGER catalogue_services_schedule AFTER INSERT OR DELETE OR UPDATE ON public.catalogue_services DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION schedule_changed();

-- ---- chat_entries --------------------------------------------------------------------------------------------------

-- 0014-triggers-news.sql
CREATE OR REPLACE FUNCTION public.emit_message()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform emit_webhook(new.company_id, 'message.received', new.subject, new.sent_at,
    jsonb_build_object('message', new.message));
  return null;
end $function$;

CREATE TRIGGER chat_entries_live AFTER INSERT OR UPDATE ON public.chat_entries FOR EACH ROW EXECUTE FUNCTION live_subject();
CREATE TRIGGER chat_entries_webhook AFTER INSERT ON public.chat_entries FOR EACH ROW WHEN ((new.author = 'CLIENT'::text)) EXECUTE FUNCTION emit_message();

-- ---- closures ------------------------------------------------------------------------------------------------------

-- 0016-triggers-bookings.sql
CREATE OR REPLACE FUNCTION public.release_closure()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform release_time(old.company_id, null, old.expert_id, old.during, null);
  return null;
end $function$;

CREATE TRIGGER closures_changes AFTER INSERT OR DELETE OR UPDATE ON public.closures FOR EACH ROW EXECUTE FUNCTION keep_change('id');
CREATE TRIGGER closures_emptied AFTER TRUNCATE ON public.closures FOR EACH STATEMENT EXECUTE FUNCTION schedules_emptied();
CREATE TRIGGER closures_release AFTER DELETE ON public.closures FOR EACH ROW EXECUTE FUNCTION release_closure();
CREATE CONSTRAINT TRIGGER closures_schedule AFTER INSERT OR DELETE OR UPDATE ON public.closures DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION schedule_changed();

-- ---- companies -----------------------------------------------------------------------------------------------------

CREATE TRIGGER companies_changes AFTER INSERT OR UPDATE ON public.companies FOR EACH ROW EXECUTE FUNCTION keep_change('');

-- ---- evidence_people -----------------------------------------------------------------------------------------------

CREATE TRIGGER evidence_people_keep BEFORE UPDATE ON public.evidence_people FOR EACH ROW EXECUTE FUNCTION keep_evidence();

-- ---- evidence_records ----------------------------------------------------------------------------------------------

-- 0014-triggers-news.sql
CREATE OR REPLACE FUNCTION public.emit_evidence()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform emit_webhook(new.company_id,
    case new.kind when 'undone' then 'budget.undone' when 'contested' then 'budget.contested' else 'budget.decided' end,
    new.subject, new.at, jsonb_build_object('version', new.version, 'jobs', new.jobs, 'total', euros(new.total_cents),
      'how', new.how, 'record_id', new.id, 'sha256', new.sha256, 'undo_until', new.undo_until, 'about', new.about_id,
      'early_start', new.early_start));
  return null;
end $function$;

CREATE TRIGGER evidence_records_keep BEFORE DELETE OR UPDATE ON public.evidence_records FOR EACH ROW EXECUTE FUNCTION keep_evidence();
CREATE TRIGGER evidence_records_webhook AFTER INSERT ON public.evidence_records FOR EACH ROW WHEN ((new.kind <> 'withdrawn'::text)) EXECUTE FUNCTION emit_evidence();

-- ---- experts -------------------------------------------------------------------------------------------------------

-- 0016-triggers-bookings.sql
CREATE OR REPLACE FUNCTION public.end_feed_of_expert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from calendar_feeds where expert_id = new.id;
  return null;
end $function$;

CREATE TRIGGER experts_changes AFTER INSERT OR DELETE OR UPDATE ON public.experts FOR EACH ROW EXECUTE FUNCTION keep_change('fo_id');
CREATE TRIGGER experts_retired AFTER UPDATE OF active ON public.experts FOR EACH ROW WHEN ((old.active AND (NOT new.active))) EXECUTE FUNCTION end_feed_of_expert();
CREATE CONSTRAINT TRIGGER experts_schedule AFTER INSERT OR DELETE OR UPDATE ON public.experts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION schedule_changed();

-- ---- invoice_requests ----------------------------------------------------------------------------------------------

-- 0014-triggers-news.sql
CREATE OR REPLACE FUNCTION public.emit_invoice_request()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform emit_webhook(new.company_id, 'invoice.requested', new.subject, new.requested_at,
    jsonb_build_object('request_id', new.id, 'emails', to_jsonb(new.emails), 'client_id', new.client_id));
  return null;
end $function$;

-- 0016-triggers-bookings.sql
CREATE OR REPLACE FUNCTION public.queue_invoice_of_request()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform queue_invoice(new.company_id, new.subject, null, new.id, new.requested_at);
  return null;
end $function$;

CREATE TRIGGER invoice_requests_invoice AFTER INSERT ON public.invoice_requests FOR EACH ROW EXECUTE FUNCTION queue_invoice_of_request();
CREATE TRIGGER invoice_requests_live AFTER UPDATE ON public.invoice_requests FOR EACH ROW EXECUTE FUNCTION live_subject();
CREATE TRIGGER invoice_requests_webhook AFTER INSERT ON public.invoice_requests FOR EACH ROW EXECUTE FUNCTION emit_invoice_request();

-- ---- invoices ------------------------------------------------------------------------------------------------------

-- 0017-triggers-records.sql
CREATE OR REPLACE FUNCTION public.keep_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (to_jsonb(new) - 'voided_at' - 'void_reason') is distinct from (to_jsonb(old) - 'voided_at' - 'void_reason')
    or (old.voided_at is not null and (new.voided_at, new.void_reason) is distinct from (old.voided_at, old.void_reason))
  then
    raise exception 'the document % does not change', old.id;
  end if;
  return new;
end $function$;

CREATE TRIGGER invoices_keep BEFORE UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION keep_invoice();
CREATE TRIGGER invoices_live AFTER INSERT OR UPDATE ON public.invoices FOR EACH ROW EXECUTE FUNCTION live_subject();

-- ---- invoicing_accounts --------------------------------------------------------------------------------------------

CREATE TRIGGER invoicing_accounts_changes AFTER INSERT OR DELETE OR UPDATE ON public.invoicing_accounts FOR EACH ROW EXECUTE FUNCTION keep_change('connector');

-- ---- media_files ---------------------------------------------------------------------------------------------------

-- 0017-triggers-records.sql
CREATE OR REPLACE FUNCTION public.queue_media_removal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into media_removals (id) values (old.id) on conflict (id) do nothing;
  return null;
end $function$;

CREATE TRIGGER media_files_removal AFTER DELETE ON public.media_files FOR EACH ROW EXECUTE FUNCTION queue_media_removal();

-- ---- move_requests -------------------------------------------------------------------------------------------------

-- 0014-triggers-news.sql
CREATE OR REPLACE FUNCTION public.emit_move_request()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform emit_webhook(new.company_id, 'booking.move_requested', 'S-' || new.appointment_id, new.created_at,
    jsonb_build_object('move_id', new.id, 'wanted', new.wanted, 'expires_at', new.expires_at,
      'start', lower(appointment.during), 'client_id', appointment.client_id))
    from appointments appointment where appointment.id = new.appointment_id;
  return null;
end $function$;

CREATE TRIGGER move_requests_webhook AFTER INSERT ON public.move_requests FOR EACH ROW EXECUTE FUNCTION emit_move_request();

-- ---- notifications -------------------------------------------------------------------------------------------------

-- 0014-triggers-news.sql
CREATE OR REPLACE FUNCTION public.live_notification()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform emit_live(new.client_id, 'notification', new.id);
  return null;
end $function$;

CREATE TRIGGER notifications_counters_live AFTER INSERT OR UPDATE ON public.notifications FOR EACH ROW EXECUTE FUNCTION live_counters();
CREATE TRIGGER notifications_live AFTER INSERT OR UPDATE ON public.notifications FOR EACH ROW EXECUTE FUNCTION live_notification();

-- ---- opening_hours -------------------------------------------------------------------------------------------------

CREATE TRIGGER opening_hours_changes AFTER INSERT OR DELETE OR UPDATE ON public.opening_hours FOR EACH ROW EXECUTE FUNCTION keep_change('expert_id');
CREATE TRIGGER opening_hours_emptied AFTER TRUNCATE ON public.opening_hours FOR EACH STATEMENT EXECUTE FUNCTION schedules_emptied();
CREATE CONSTRAINT TRIGGER opening_hours_schedule AFTER INSERT OR DELETE OR UPDATE ON public.opening_hours DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION schedule_changed();

-- ---- payment_accounts ----------------------------------------------------------------------------------------------

-- 0016-triggers-bookings.sql
CREATE OR REPLACE FUNCTION public.offer_payment_methods()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update companies set live_payment_methods = case when new.state = 'live' then new.methods else '{}' end
    where id = new.company_id;
  return null;
end $function$;

CREATE TRIGGER payment_accounts_changes AFTER INSERT OR DELETE OR UPDATE ON public.payment_accounts FOR EACH ROW EXECUTE FUNCTION keep_change('gateway');
CREATE TRIGGER payment_accounts_offer AFTER INSERT OR UPDATE OF state, methods ON public.payment_accounts FOR EACH ROW EXECUTE FUNCTION offer_payment_methods();

-- ---- payment_attempts ----------------------------------------------------------------------------------------------

-- 0028-payments-of-works-told.sql
CREATE OR REPLACE FUNCTION public.live_attempt()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform emit_live_payment(payment.client_id, payment.subject) from payments payment where payment.id = new.payment_id;
  return null;
end $function$;

CREATE TRIGGER payment_attempts_inserted_live AFTER INSERT ON public.payment_attempts FOR EACH ROW EXECUTE FUNCTION live_attempt();
CREATE TRIGGER payment_attempts_updated_live AFTER UPDATE ON public.payment_attempts FOR EACH ROW WHEN ((old.state IS DISTINCT FROM new.state)) EXECUTE FUNCTION live_attempt();

-- ---- payment_refunds -----------------------------------------------------------------------------------------------

-- 0032-money-of-what-was-called-off.sql
CREATE OR REPLACE FUNCTION public.refund_what_was_paid()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- In the order in which settling locks them.
  perform 1 from payments where id = new.payment_id for key share;
  perform 1 from payment_attempts where id = new.attempt_id for no key update;
  if new.amount_cents > cents_left(new.attempt_id) then
    raise exception 'of payment attempt % goes back more than arrived', new.attempt_id;
  end if;
  return new;
end $function$;

CREATE TRIGGER payment_refunds_paid BEFORE INSERT ON public.payment_refunds FOR EACH ROW WHEN ((new.attempt_id IS NOT NULL)) EXECUTE FUNCTION refund_what_was_paid();

-- ---- payments ------------------------------------------------------------------------------------------------------

-- 0014-triggers-news.sql
CREATE OR REPLACE FUNCTION public.emit_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform emit_webhook(new.company_id, 'payment.paid', new.subject, new.updated_at,
    jsonb_build_object('payment_id', new.id, 'total', euros(new.total_cents), 'method', new.method));
  return null;
end $function$;

-- 0028-payments-of-works-told.sql
CREATE OR REPLACE FUNCTION public.live_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform emit_live_payment(new.client_id, new.subject);
  return null;
end $function$;

-- 0016-triggers-bookings.sql
CREATE OR REPLACE FUNCTION public.queue_invoice_of_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform queue_invoice(new.company_id, new.subject, new.id, null, new.updated_at);
  return null;
end $function$;

-- 0015-triggers-reminders.sql
CREATE OR REPLACE FUNCTION public.reminders_of_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    perform cancel_reminders(new.subject, array['payment.due'], new.updated_at,
      case when new.state = 'PAYED' then 'PAID' else 'CHANGED' end);
  end if;
  if new.state <> 'PAYED' and new.valid_until is not null then
    perform plan_reminders(new.company_id, new.subject, new.updated_at);
  end if;
  return null;
end $function$;

CREATE TRIGGER payments_invoice AFTER UPDATE ON public.payments FOR EACH ROW WHEN (((old.state <> 'PAYED'::text) AND (new.state = 'PAYED'::text))) EXECUTE FUNCTION queue_invoice_of_payment();
CREATE TRIGGER payments_live AFTER INSERT OR UPDATE ON public.payments FOR EACH ROW EXECUTE FUNCTION live_payment();
CREATE TRIGGER payments_reminders AFTER UPDATE ON public.payments FOR EACH ROW WHEN (((old.valid_until IS DISTINCT FROM new.valid_until) OR (old.ended_at IS DISTINCT FROM new.ended_at) OR ((old.state <> new.state) AND (new.state = 'PAYED'::text)))) EXECUTE FUNCTION reminders_of_payment();
CREATE TRIGGER payments_reminders_demanded AFTER INSERT ON public.payments FOR EACH ROW EXECUTE FUNCTION reminders_of_payment();
CREATE TRIGGER payments_webhook AFTER UPDATE ON public.payments FOR EACH ROW WHEN (((old.state <> 'PAYED'::text) AND (new.state = 'PAYED'::text))) EXECUTE FUNCTION emit_payment();

-- ---- provider_changes ----------------------------------------------------------------------------------------------

-- 0017-triggers-records.sql
CREATE OR REPLACE FUNCTION public.keep_provider_changes()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' and (old.at < portal_now() - interval '24 months'
    or (current_setting('portal.deletes_provider', true) = old.company_id
      and exists (select 1 from companies where id = old.company_id and deletes_at is not null))) then
    return old;
  end if;
  raise exception 'what was changed of a provider is kept for 24 months and never altered';
end $function$;

CREATE TRIGGER provider_changes_keep BEFORE DELETE OR UPDATE ON public.provider_changes FOR EACH ROW EXECUTE FUNCTION keep_provider_changes();

-- ---- provider_keys -------------------------------------------------------------------------------------------------

CREATE TRIGGER provider_keys_changes AFTER INSERT OR DELETE OR UPDATE ON public.provider_keys FOR EACH ROW EXECUTE FUNCTION keep_change('name');

-- ---- ratings -------------------------------------------------------------------------------------------------------

-- 0014-triggers-news.sql
CREATE OR REPLACE FUNCTION public.emit_rating()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform emit_webhook(new.company_id, 'rating.given', new.subject, new.rated_at,
    jsonb_build_object('classification', new.classification, 'observation', new.observation));
  return null;
end $function$;

CREATE TRIGGER ratings_webhook AFTER INSERT OR UPDATE ON public.ratings FOR EACH ROW EXECUTE FUNCTION emit_rating();

-- ---- reminder_rules ------------------------------------------------------------------------------------------------

CREATE TRIGGER reminder_rules_changes AFTER INSERT OR DELETE OR UPDATE ON public.reminder_rules FOR EACH ROW EXECUTE FUNCTION keep_change('id');

-- ---- schedule_settings ---------------------------------------------------------------------------------------------

CREATE TRIGGER schedule_settings_changes AFTER INSERT OR DELETE OR UPDATE ON public.schedule_settings FOR EACH ROW EXECUTE FUNCTION keep_change('', 'defaults');
CREATE CONSTRAINT TRIGGER schedule_settings_schedule AFTER INSERT OR DELETE OR UPDATE ON public.schedule_settings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION schedule_changed();

-- ---- service_experts -----------------------------------------------------------------------------------------------

-- 0016-triggers-bookings.sql
CREATE OR REPLACE FUNCTION public.schedule_links_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform raise_schedule_version(company_id) from catalogue_services where id = coalesce(new.service_id, old.service_id);
  return null;
end $function$;

CREATE TRIGGER service_experts_changes AFTER INSERT OR DELETE OR UPDATE ON public.service_experts FOR EACH ROW EXECUTE FUNCTION keep_change('service_id');
CREATE CONSTRAINT TRIGGER service_experts_schedule AFTER INSERT OR DELETE OR UPDATE ON public.service_experts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION schedule_links_changed();

-- ---- sessions ------------------------------------------------------------------------------------------------------

-- 0015-triggers-reminders.sql
CREATE OR REPLACE FUNCTION public.forget_push_device()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from push_devices where session_id = new.id;
  return null;
end $function$;

CREATE TRIGGER sessions_push_devices AFTER UPDATE OF revoked_at ON public.sessions FOR EACH ROW WHEN (((old.revoked_at IS NULL) AND (new.revoked_at IS NOT NULL))) EXECUTE FUNCTION forget_push_device();

-- ---- subject_files -------------------------------------------------------------------------------------------------

CREATE TRIGGER subject_files_live AFTER INSERT OR UPDATE ON public.subject_files FOR EACH ROW EXECUTE FUNCTION live_subject();

-- ---- waiting_entries -----------------------------------------------------------------------------------------------

-- 0014-triggers-news.sql
CREATE OR REPLACE FUNCTION public.emit_waiting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    perform emit_webhook(new.company_id, 'waiting.joined', new.id, new.created_at, waiting_details(new));
  else
    perform emit_webhook(new.company_id, 'waiting.ended', new.id, new.ended_at,
      waiting_details(new) || jsonb_build_object('reason', coalesce(new.end_reason, 'LEFT')));
  end if;
  return null;
end $function$;

-- 0014-triggers-news.sql
CREATE OR REPLACE FUNCTION public.live_waiting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform emit_live(new.client_id, 'waiting', coalesce('S-' || new.appointment_id, ''));
  if new.appointment_id is not null then
    perform emit_live(new.client_id, 'service', 'S-' || new.appointment_id);
  end if;
  return null;
end $function$;

CREATE TRIGGER waiting_entries_ended_webhook AFTER UPDATE ON public.waiting_entries FOR EACH ROW WHEN (((old.ended_at IS NULL) AND (new.ended_at IS NOT NULL))) EXECUTE FUNCTION emit_waiting();
CREATE TRIGGER waiting_entries_joined_webhook AFTER INSERT ON public.waiting_entries FOR EACH ROW EXECUTE FUNCTION emit_waiting();
CREATE TRIGGER waiting_entries_live AFTER INSERT OR UPDATE ON public.waiting_entries FOR EACH ROW EXECUTE FUNCTION live_waiting();

-- ---- waiting_offers ------------------------------------------------------------------------------------------------

-- 0016-triggers-bookings.sql
CREATE OR REPLACE FUNCTION public.drop_offered_hold()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from appointments where id = old.hold_id and hold_until is not null;
  return null;
end $function$;

-- 0014-triggers-news.sql
CREATE OR REPLACE FUNCTION public.emit_waiting_offer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform emit_webhook(new.company_id, 'waiting.offered', entry.id, new.created_at,
    waiting_details(entry) || jsonb_build_object('start', new.starts_at, 'end', new.ends_at, 'until', new.until,
      'expert_id', (select expert.fo_id from experts expert where expert.id = new.expert_id)))
    from waiting_entries entry where entry.id = new.entry_id;
  return null;
end $function$;

CREATE TRIGGER waiting_offers_hold_dropped AFTER DELETE ON public.waiting_offers FOR EACH ROW WHEN ((old.hold_id IS NOT NULL)) EXECUTE FUNCTION drop_offered_hold();
CREATE TRIGGER waiting_offers_webhook AFTER INSERT ON public.waiting_offers FOR EACH ROW EXECUTE FUNCTION emit_waiting_offer();

-- ---- webhook_endpoints ---------------------------------------------------------------------------------------------

CREATE TRIGGER webhook_endpoints_changes AFTER INSERT OR DELETE OR UPDATE ON public.webhook_endpoints FOR EACH ROW EXECUTE FUNCTION keep_change('name');

-- ---- withdrawals ---------------------------------------------------------------------------------------------------

-- 0014-triggers-news.sql
CREATE OR REPLACE FUNCTION public.emit_withdrawal()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform emit_webhook(new.company_id, 'contract.withdrawn', coalesce(new.subject, new.id), new.decided_at,
    jsonb_build_object('withdrawal_id', new.id, 'contract', new.contract, 'client_id', new.client_id,
      'refund', euros(new.refund_cents)));
  return null;
end $function$;

CREATE TRIGGER withdrawals_webhook_accepted AFTER UPDATE ON public.withdrawals FOR EACH ROW WHEN (((old.state = 'received'::text) AND (new.state = 'accepted'::text))) EXECUTE FUNCTION emit_withdrawal();
CREATE TRIGGER withdrawals_webhook_taken AFTER INSERT ON public.withdrawals FOR EACH ROW WHEN ((new.state = 'accepted'::text)) EXECUTE FUNCTION emit_withdrawal();

-- ---- works ---------------------------------------------------------------------------------------------------------

-- 0014-triggers-news.sql
CREATE OR REPLACE FUNCTION public.emit_approval()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform emit_webhook(new.company_id, 'work.approved', 'A-' || new.id, new.updated_at,
    jsonb_build_object('total', euros(new.total_cents), 'version', new.budget_version, 'client_id', new.client_id));
  return null;
end $function$;

-- 0016-triggers-bookings.sql
CREATE OR REPLACE FUNCTION public.mark_became_work()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' and old.appointment_id is not null then
    update appointments set became_work = false where id = old.appointment_id and became_work;
  end if;
  if tg_op <> 'DELETE' and new.appointment_id is not null then
    update appointments set became_work = true where id = new.appointment_id and not became_work;
  end if;
  return null;
end $function$;

-- 0016-triggers-bookings.sql
CREATE OR REPLACE FUNCTION public.note_bars()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  happened timestamptz;
  earlier jsonb;
begin
  if tg_op = 'INSERT' then
    happened := new.started_at;
  else
    happened := coalesce(nullif(new.bars_at, old.bars_at), new.updated_at);
  end if;
  select coalesce(jsonb_agg(stage order by place), '[]') into earlier
    from jsonb_array_elements(new.stages) with ordinality as listed (stage, place)
    where (stage ->> 'bars')::numeric < new.bars;
  new.stages := earlier
    || jsonb_build_array(jsonb_build_object('bars', new.bars, 'name', new.state_name, 'at', iso_instant(happened)));
  new.bars_at := new.updated_at;
  return new;
end $function$;

-- 0032-money-of-what-was-called-off.sql
CREATE OR REPLACE FUNCTION public.reminders_of_work()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.cancelled_at is not null then
    perform cancel_reminders('A-' || new.id,
      array['work.state', 'work.ready', 'budget.waiting', 'payment.due'], new.cancelled_at, 'CANCELLED');
    perform cancel_reminders('S-' || new.appointment_id, array['payment.due'], new.cancelled_at, 'CANCELLED');
    return null;
  end if;
  if old.bars <> new.bars then
    perform cancel_reminders('A-' || new.id, array['work.state', 'work.ready'], new.updated_at,
      case when new.bars = 5 then 'COMPLETED' else 'CHANGED' end);
  end if;
  if old.budget_waits and (not new.budget_waits or old.budget_version <> new.budget_version) then
    perform cancel_reminders('A-' || new.id, array['budget.waiting'], new.updated_at, 'DECIDED');
  end if;
  perform plan_reminders(new.company_id, 'A-' || new.id, new.updated_at);
  return null;
end $function$;

CREATE TRIGGER works_bars BEFORE UPDATE OF bars ON public.works FOR EACH ROW WHEN ((old.bars <> new.bars)) EXECUTE FUNCTION note_bars();
CREATE TRIGGER works_bars_opened BEFORE INSERT ON public.works FOR EACH ROW EXECUTE FUNCTION note_bars();
CREATE TRIGGER works_became AFTER INSERT OR DELETE OR UPDATE OF appointment_id ON public.works FOR EACH ROW EXECUTE FUNCTION mark_became_work();
CREATE TRIGGER works_live AFTER INSERT OR UPDATE ON public.works FOR EACH ROW EXECUTE FUNCTION live_service('A-');
CREATE TRIGGER works_refund AFTER UPDATE ON public.works FOR EACH ROW WHEN (((old.cancelled_at IS NULL) AND (new.cancelled_at IS NOT NULL))) EXECUTE FUNCTION refund_cancelled('A-');
CREATE TRIGGER works_reminders AFTER UPDATE ON public.works FOR EACH ROW WHEN (((old.bars <> new.bars) OR (old.budget_waits <> new.budget_waits) OR (old.budget_version <> new.budget_version) OR ((old.cancelled_at IS NULL) AND (new.cancelled_at IS NOT NULL)))) EXECUTE FUNCTION reminders_of_work();
CREATE TRIGGER works_webhook AFTER UPDATE ON public.works FOR EACH ROW WHEN (((old.approved_at IS NULL) AND (new.approved_at IS NOT NULL))) EXECUTE FUNCTION emit_approval();
