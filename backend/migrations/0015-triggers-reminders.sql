-- What begins or ends a reminder (REM): what is so is planned, what is not so any more is told to nobody.

-- An instant as programs write it: what tells one start from another.
create function iso_instant(instant timestamptz) returns text language sql immutable as $$
  select to_char(instant at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

create function plan_reminders(company text, about text, happened timestamptz) returns void language sql as $$
  insert into reminder_changes (company_id, subject, at) values (company, about, happened)
$$;

-- Neither what is planned nor what waits for its carrier goes.
create function cancel_reminders(about text, events text[], happened timestamptz, why text)
returns void language plpgsql as $$
begin
  with cancelled as (
    update planned_messages message set state = 'cancelled', reason = why, ended_at = happened
    from reminder_rules rule
    where message.subject = about and message.state = 'planned' and rule.id = message.rule_id
      and rule.event = any (events)
    returning message.id)
  delete from outgoing_messages where planned_id in (select id from cancelled);
end $$;

create function reminders_of_appointment() returns trigger language plpgsql as $$
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
end $$;
create trigger appointments_reminders_booked after insert on appointments
  for each row execute function reminders_of_appointment();
create trigger appointments_reminders after update on appointments for each row
  when (lower(old.during) <> lower(new.during) or (old.cancelled_at is null and new.cancelled_at is not null)
    or (not old.became_work and new.became_work) or (not old.client_arrived and new.client_arrived)
    or (old.no_show_at is null and new.no_show_at is not null))
  execute function reminders_of_appointment();

create function reminders_of_work() returns trigger language plpgsql as $$
begin
  if new.cancelled_at is not null then
    perform cancel_reminders('A-' || new.id,
      array['work.state', 'work.ready', 'budget.waiting', 'payment.due'], new.cancelled_at, 'CANCELLED');
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
end $$;
create trigger works_reminders after update on works for each row
  when (old.bars <> new.bars or old.budget_waits <> new.budget_waits or old.budget_version <> new.budget_version
    or (old.cancelled_at is null and new.cancelled_at is not null))
  execute function reminders_of_work();

create function reminders_of_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform cancel_reminders(new.subject, array['payment.due'], new.updated_at,
      case when new.state = 'PAYED' then 'PAID' else 'CHANGED' end);
  end if;
  if new.state <> 'PAYED' and new.valid_until is not null then
    perform plan_reminders(new.company_id, new.subject, new.updated_at);
  end if;
  return null;
end $$;
create trigger payments_reminders_demanded after insert on payments
  for each row execute function reminders_of_payment();
create trigger payments_reminders after update on payments for each row
  when (old.valid_until is distinct from new.valid_until or (old.state <> new.state and new.state in ('PAYED', 'EXPIRED')))
  execute function reminders_of_payment();

-- However a session ends, nothing of it is told to the device any more (REM-15).
create function forget_push_device() returns trigger language plpgsql as $$
begin
  delete from push_devices where session_id = new.id;
  return null;
end $$;
create trigger sessions_push_devices after update of revoked_at on sessions for each row
  when (old.revoked_at is null and new.revoked_at is not null)
  execute function forget_push_device();
