-- What follows from a change of a booking, a work or a payment: money that goes back, documents to issue, times that become
-- free, and what the rows themselves keep.

-- What is kept of a sum, half cents up.
create function kept_of(cents integer, percent integer) returns integer language sql immutable as $$
  select floor((cents * percent + 50) / 100.0)::integer
$$;

-- What was paid for something that was called off must go back, less what is kept (POL-09), whoever called it off. The lock
-- lets this and a payment that arrives at the same moment see each other: settling locks the payment before it asks whether it
-- was called off.
create function refund_cancelled() returns trigger language plpgsql as $$
declare
  about text := tg_argv[0] || new.id;
  share integer := coalesce((to_jsonb(new) ->> 'kept_percent')::integer, 0);
begin
  perform 1 from payments where subject = about for update;
  if not found then
    return null;
  end if;
  update payments set holds_booking = false where subject = about and holds_booking;
  insert into payment_refunds (id, payment_id, attempt_id, company_id, amount_cents, reason, state, created_at)
    select replace(gen_random_uuid()::text, '-', ''), attempt.payment_id, attempt.id, attempt.company_id,
      attempt.amount_cents - kept_of(attempt.amount_cents, share), 'CANCELLED',
      case when attempt.method = 'MB' then 'MANUAL' else 'QUEUED' end, new.cancelled_at
    from payment_attempts attempt join payments payment on payment.id = attempt.payment_id
    where payment.subject = about and attempt.state = 'PAYED'
      and attempt.amount_cents > kept_of(attempt.amount_cents, share)
    on conflict (attempt_id) where reason <> 'WAIVED' do nothing;
  return null;
end $$;
create trigger appointments_refund after update on appointments for each row
  when (old.cancelled_at is null and new.cancelled_at is not null) execute function refund_cancelled('S-');
create trigger works_refund after update on works for each row
  when (old.cancelled_at is null and new.cancelled_at is not null) execute function refund_cancelled('A-');

-- Whoever settles a payment or takes a request only changes its row: the job follows in the same transaction.
create function queue_invoice(company text, about text, payment text, request text, happened timestamptz)
returns void language plpgsql as $$
begin
  insert into invoice_jobs (id, company_id, subject, payment_id, request_id, next_try_at, created_at)
    select replace(gen_random_uuid()::text, '-', ''), company, about, payment, request, happened, happened
    from invoicing_accounts where company_id = company
    on conflict do nothing;
end $$;

create function queue_invoice_of_payment() returns trigger language plpgsql as $$
begin
  perform queue_invoice(new.company_id, new.subject, new.id, null, new.updated_at);
  return null;
end $$;
create trigger payments_invoice after update on payments for each row
  when (old.state <> 'PAYED' and new.state = 'PAYED') execute function queue_invoice_of_payment();

create function queue_invoice_of_request() returns trigger language plpgsql as $$
begin
  perform queue_invoice(new.company_id, new.subject, null, new.id, new.requested_at);
  return null;
end $$;
create trigger invoice_requests_invoice after insert on invoice_requests
  for each row execute function queue_invoice_of_request();

-- Customers are offered the methods that really work.
create function offer_payment_methods() returns trigger language plpgsql as $$
begin
  update companies set live_payment_methods = case when new.state = 'live' then new.methods else '{}' end
    where id = new.company_id;
  return null;
end $$;
create trigger payment_accounts_offer after insert or update of state, methods on payment_accounts
  for each row execute function offer_payment_methods();

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

-- A work begins when it was started; what is imported says when it happened by `bars_at`.
create function note_bars() returns trigger language plpgsql as $$
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
end $$;
create trigger works_bars_opened before insert on works for each row execute function note_bars();
create trigger works_bars before update of bars on works for each row
  when (old.bars <> new.bars) execute function note_bars();

create function raise_calendar_sequence() returns trigger language plpgsql as $$
begin
  new.calendar_sequence := old.calendar_sequence + 1;
  return new;
end $$;
create trigger appointments_calendar_sequence before update on appointments for each row
  when (old.during is distinct from new.during or (old.cancelled_at is null) <> (new.cancelled_at is null)
    or old.meeting_url is distinct from new.meeting_url)
  execute function raise_calendar_sequence();

-- Hours count from the new start. A customer who moves when it is late already stays late; whom the provider moves is never
-- worse off by it (POL-02).
create function recount_free_until() returns trigger language plpgsql as $$
declare
  counted timestamptz;
begin
  select lower(new.during) - make_interval(hours => free_until_hours) into counted from policies where id = new.policy_id;
  if new.own_moves = old.own_moves then
    new.free_until := least(lower(new.during), greatest(old.free_until, counted));
  elsif new.updated_at <= old.free_until then
    new.free_until := counted;
  end if;
  return new;
end $$;
create trigger appointments_free_until before update on appointments for each row
  when (new.policy_id is not null and old.during is distinct from new.during) execute function recount_free_until();

-- What is called off, or under way as a work, is not moved any more.
create function withdraw_move_request() returns trigger language plpgsql as $$
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
end $$;
create trigger appointments_move_request after update on appointments for each row
  when ((old.cancelled_at is null and new.cancelled_at is not null) or (not old.became_work and new.became_work))
  execute function withdraw_move_request();

-- Times that became free, for whoever waits.
create function release_time(company text, place text, expert text, free tstzrange, client text)
returns void language plpgsql as $$
begin
  if not exists (select 1 from companies where id = company and waiting_list) then
    return;
  end if;
  insert into released_times (company_id, resource, expert_id, during, client_id)
    values (company, place, expert, free, client);
end $$;

-- Cancelled, moved, released unpaid, or held no longer.
create function release_appointment() returns trigger language plpgsql as $$
begin
  perform release_time(old.company_id, old.resource, old.expert_id, old.during, old.client_id);
  return null;
end $$;
create trigger appointments_changed_release after update on appointments for each row
  when (old.cancelled_at is null and old.occupies and (new.cancelled_at is not null or not new.occupies
    or old.during <> new.during or old.resource <> new.resource or old.expert_id is distinct from new.expert_id))
  execute function release_appointment();
create trigger appointments_deleted_release after delete on appointments for each row
  when (old.cancelled_at is null and old.occupies) execute function release_appointment();

create function release_closure() returns trigger language plpgsql as $$
begin
  perform release_time(old.company_id, null, old.expert_id, old.during, null);
  return null;
end $$;
create trigger closures_release after delete on closures for each row execute function release_closure();

-- What is held for an offer goes with it, whoever removes it.
create function drop_offered_hold() returns trigger language plpgsql as $$
begin
  delete from appointments where id = old.hold_id and hold_until is not null;
  return null;
end $$;
create trigger waiting_offers_hold_dropped after delete on waiting_offers for each row
  when (old.hold_id is not null) execute function drop_offered_hold();

-- Whoever waits for an earlier time of a booking that is over waits no longer (WAI-03).
create function end_waiting_of_booking() returns trigger language plpgsql as $$
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
end $$;
create trigger appointments_waiting after update on appointments for each row
  when ((old.cancelled_at is null and new.cancelled_at is not null) or (not old.became_work and new.became_work))
  execute function end_waiting_of_booking();

-- Whoever retires an expert ends the expert's calendar with it.
create function end_feed_of_expert() returns trigger language plpgsql as $$
begin
  delete from calendar_feeds where expert_id = new.id;
  return null;
end $$;
create trigger experts_retired after update of active on experts for each row
  when (old.active and not new.active) execute function end_feed_of_expert();

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
