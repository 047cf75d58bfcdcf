-- What open pages and a provider's own system are told, written in the transaction that changes what it is about, whoever
-- changes it. This and the other files of triggers are the only places where webhooks, refunds of what was called off, hints
-- for open pages, jobs and versions of schedules begin.
-- Of several triggers of one kind on a table that run at the same event, PostgreSQL runs those first whose names come first.

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

-- Silent about what is held. It says whether the service may begin at once, who moved it, and of a cancelled booking what goes
-- back and what is kept. A provider's own system knows what it imported: no webhook for each of ten thousand appointments, but
-- for what becomes of them.
create function emit_booking() returns trigger language plpgsql as $$
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
    select coalesce(sum(attempt.amount_cents), 0), coalesce(sum(back.amount_cents), 0) into paid, refund
      from payments payment join payment_attempts attempt on attempt.payment_id = payment.id
      left join payment_refunds back on back.attempt_id = attempt.id and back.reason <> 'WAIVED'
      where payment.subject = 'S-' || new.id and attempt.state = 'PAYED'
        and coalesce(back.reason, 'CANCELLED') = 'CANCELLED';
    perform emit_webhook(new.company_id, 'booking.cancelled', 'S-' || new.id, new.updated_at,
      details || jsonb_build_object('by_customer', new.cancelled_by_client, 'reason', new.cancel_reason,
        'refund', euros(refund), 'kept', euros(paid - refund)));
  elsif old.confirmed_at is null and new.confirmed_at is not null then
    perform emit_webhook(new.company_id, 'booking.confirmed', 'S-' || new.id, new.updated_at, details);
  end if;
  return null;
end $$;
create trigger appointments_webhook_booked after insert on appointments
  for each row when (new.import_id is null) execute function emit_booking();
create trigger appointments_webhook after update on appointments for each row execute function emit_booking();

create function emit_move_request() returns trigger language plpgsql as $$
begin
  perform emit_webhook(new.company_id, 'booking.move_requested', 'S-' || new.appointment_id, new.created_at,
    jsonb_build_object('move_id', new.id, 'wanted', new.wanted, 'expires_at', new.expires_at,
      'start', lower(appointment.during), 'client_id', appointment.client_id))
    from appointments appointment where appointment.id = new.appointment_id;
  return null;
end $$;
create trigger move_requests_webhook after insert on move_requests
  for each row execute function emit_move_request();

create function emit_approval() returns trigger language plpgsql as $$
begin
  perform emit_webhook(new.company_id, 'work.approved', 'A-' || new.id, new.updated_at,
    jsonb_build_object('total', euros(new.total_cents), 'version', new.budget_version, 'client_id', new.client_id));
  return null;
end $$;
create trigger works_webhook after update on works for each row
  when (old.approved_at is null and new.approved_at is not null) execute function emit_approval();

-- Every decision about a budget, and whether the work may begin at once.
create function emit_evidence() returns trigger language plpgsql as $$
begin
  perform emit_webhook(new.company_id,
    case new.kind when 'undone' then 'budget.undone' when 'contested' then 'budget.contested' else 'budget.decided' end,
    new.subject, new.at, jsonb_build_object('version', new.version, 'jobs', new.jobs, 'total', euros(new.total_cents),
      'how', new.how, 'record_id', new.id, 'sha256', new.sha256, 'undo_until', new.undo_until, 'about', new.about_id,
      'early_start', new.early_start));
  return null;
end $$;
create trigger evidence_records_webhook after insert on evidence_records
  for each row when (new.kind <> 'withdrawn') execute function emit_evidence();

-- What follows when a customer wants another budget or a job that was put off.
create function emit_renewal_request() returns trigger language plpgsql as $$
begin
  perform emit_webhook(new.company_id, 'budget.renewal_requested', 'A-' || new.work_id, new.renewal_requested_at,
    jsonb_build_object('version', new.version));
  return null;
end $$;
create trigger budget_versions_webhook after update on budget_versions for each row
  when (old.renewal_requested_at is null and new.renewal_requested_at is not null)
  execute function emit_renewal_request();

create function emit_job_request() returns trigger language plpgsql as $$
begin
  perform emit_webhook(new.company_id, 'job.requested', 'A-' || new.work_id, new.requested_at,
    jsonb_build_object('version', new.version, 'job_id', new.id, 'title', new.title));
  return null;
end $$;
create trigger budget_jobs_webhook after update on budget_jobs for each row
  when (new.requested_at is not null and old.requested_at is distinct from new.requested_at)
  execute function emit_job_request();

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

-- A contract that is over is told, whether a key or the provider itself ended it.
create function emit_withdrawal() returns trigger language plpgsql as $$
begin
  perform emit_webhook(new.company_id, 'contract.withdrawn', coalesce(new.subject, new.id), new.decided_at,
    jsonb_build_object('withdrawal_id', new.id, 'contract', new.contract, 'client_id', new.client_id,
      'refund', euros(new.refund_cents)));
  return null;
end $$;
create trigger withdrawals_webhook_taken after insert on withdrawals for each row
  when (new.state = 'accepted') execute function emit_withdrawal();
create trigger withdrawals_webhook_accepted after update on withdrawals for each row
  when (old.state = 'received' and new.state = 'accepted') execute function emit_withdrawal();

create function waiting_details(entry waiting_entries) returns jsonb language sql stable as $$
  select jsonb_build_object('client_id', entry.client_id, 'from', entry.first_day, 'to', entry.last_day,
    'part', entry.part, 'appointment_id', 'S-' || entry.appointment_id,
    'service_ids', (select jsonb_agg(service.fo_id order by array_position(entry.service_ids, service.id))
      from catalogue_services service where service.id = any (entry.service_ids)),
    'expert_id', (select expert.fo_id from experts expert where expert.id = entry.expert_id))
$$;

create function emit_waiting() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform emit_webhook(new.company_id, 'waiting.joined', new.id, new.created_at, waiting_details(new));
  else
    perform emit_webhook(new.company_id, 'waiting.ended', new.id, new.ended_at,
      waiting_details(new) || jsonb_build_object('reason', coalesce(new.end_reason, 'LEFT')));
  end if;
  return null;
end $$;
create trigger waiting_entries_joined_webhook after insert on waiting_entries
  for each row execute function emit_waiting();
create trigger waiting_entries_ended_webhook after update on waiting_entries for each row
  when (old.ended_at is null and new.ended_at is not null) execute function emit_waiting();

create function emit_waiting_offer() returns trigger language plpgsql as $$
begin
  perform emit_webhook(new.company_id, 'waiting.offered', entry.id, new.created_at,
    waiting_details(entry) || jsonb_build_object('start', new.starts_at, 'end', new.ends_at, 'until', new.until,
      'expert_id', (select expert.fo_id from experts expert where expert.id = new.expert_id)))
    from waiting_entries entry where entry.id = new.entry_id;
  return null;
end $$;
create trigger waiting_offers_webhook after insert on waiting_offers
  for each row execute function emit_waiting_offer();

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

-- The counters are of a person, whichever provider's page is open.
create function live_counters() returns trigger language plpgsql as $$
begin
  perform emit_live(client.id, 'counters', '')
    from clients owner join clients client on client.id = owner.id or client.user_id = owner.user_id
    where owner.id = new.client_id and client.deleted_at is null;
  return null;
end $$;
create trigger notifications_counters_live after insert or update on notifications
  for each row execute function live_counters();
create trigger appointments_counters_live after insert or update on appointments
  for each row execute function live_counters();

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
  perform emit_live(new.client_id, 'payment', new.subject);
  return null;
end $$;
create trigger payments_live after insert or update on payments for each row execute function live_payment();

-- An attempt is created, answered by its gateway and given up without its payment.
create function live_attempt() returns trigger language plpgsql as $$
begin
  perform emit_live(payment.client_id, kind, payment.subject)
    from payments payment, unnest(array['service', 'payment']) kind where payment.id = new.payment_id;
  return null;
end $$;
create trigger payment_attempts_inserted_live after insert on payment_attempts
  for each row execute function live_attempt();
create trigger payment_attempts_updated_live after update on payment_attempts
  for each row when (old.state is distinct from new.state) execute function live_attempt();

create function live_budget() returns trigger language plpgsql as $$
begin
  perform emit_live(work.client_id, kind, 'A-' || work.id)
    from works work, unnest(array['service', 'budget']) kind where work.id = new.work_id;
  return null;
end $$;
create trigger budget_versions_live after insert or update on budget_versions for each row execute function live_budget();
create trigger budget_jobs_live after insert or update on budget_jobs for each row execute function live_budget();

-- Messages and files know their subject, not its customer, and so do documents that came or were voided, and requests for
-- invoices that were answered or refused.
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
create trigger invoices_live after insert or update on invoices for each row execute function live_subject();
create trigger invoice_requests_live after update on invoice_requests for each row execute function live_subject();

-- What became of an entry of the waiting list.
create function live_waiting() returns trigger language plpgsql as $$
begin
  perform emit_live(new.client_id, 'waiting', coalesce('S-' || new.appointment_id, ''));
  if new.appointment_id is not null then
    perform emit_live(new.client_id, 'service', 'S-' || new.appointment_id);
  end if;
  return null;
end $$;
create trigger waiting_entries_live after insert or update on waiting_entries
  for each row execute function live_waiting();
