-- That a service may begin before the time for withdrawing is over (LAW-09): what the customer asked for, as evidence.

-- The words beside the box that was ticked; null where it was not asked about. What is not ticked is not booked.
alter table appointments add column early_start_text text;
create function keep_early_start() returns trigger language plpgsql as $$
begin
  raise exception 'what the customer of appointment % asked for does not change', old.id;
end $$;
create trigger appointments_early_start_keep before update on appointments for each row
  when (old.early_start_text is distinct from new.early_start_text) execute function keep_early_start();

-- By job that is approved; null where it was not asked about.
alter table budget_jobs add column early_start boolean;
create or replace function keep_budget_job() returns trigger language plpgsql as $$
declare
  free text[] := array['state', 'decided_at', 'early_start', 'requested_at', 'hidden_at'];
begin
  if (to_jsonb(new) - free) is distinct from (to_jsonb(old) - free) then
    raise exception 'job % of the budget of work % does not change', old.id, old.work_id;
  end if;
  return new;
end $$;

-- Covered by the record's hash where there is an answer.
alter table evidence_records add column early_start boolean;

-- The provider's system learns whether the work may begin at once.
create or replace function emit_evidence() returns trigger language plpgsql as $$
begin
  perform emit_webhook(new.company_id,
    case new.kind when 'undone' then 'budget.undone' when 'contested' then 'budget.contested' else 'budget.decided' end,
    new.subject, new.at, jsonb_build_object('version', new.version, 'jobs', new.jobs, 'total', euros(new.total_cents),
      'how', new.how, 'record_id', new.id, 'sha256', new.sha256, 'undo_until', new.undo_until, 'about', new.about_id,
      'early_start', new.early_start));
  return null;
end $$;

create or replace function emit_booking() returns trigger language plpgsql as $$
declare
  details jsonb := jsonb_build_object('start', lower(new.during), 'end', upper(new.during), 'client_id', new.client_id);
begin
  if tg_op = 'INSERT' then
    if new.occupies then
      perform emit_webhook(new.company_id, 'booking.created', 'S-' || new.id, new.updated_at,
        details || jsonb_build_object('early_start', new.early_start_text is not null));
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
