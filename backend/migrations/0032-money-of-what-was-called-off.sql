-- Of one payment money may go back several times: of a work as often as something of it ends. Paid late, paid too much and
-- nobody came happen to it once each.
drop index payment_refunds_once;
create unique index payment_refunds_once on payment_refunds (attempt_id, reason)
  where reason in ('PAID_LATE', 'OVERPAID', 'NO_SHOW');

-- What of money that arrived has not gone back and does not wait to.
create function cents_left(attempt text) returns integer language sql stable as $$
  select paid.amount_cents - (select coalesce(sum(amount_cents), 0)::integer from payment_refunds where attempt_id = paid.id)
  from payment_attempts paid where paid.id = attempt
$$;

-- Whoever is wrong about a sum, or does not see what somebody else gives back at the same moment, gives nothing away.
create function refund_what_was_paid() returns trigger language plpgsql as $$
begin
  -- In the order in which settling locks them.
  perform 1 from payments where id = new.payment_id for key share;
  perform 1 from payment_attempts where id = new.attempt_id for no key update;
  if new.amount_cents > cents_left(new.attempt_id) then
    raise exception 'of payment attempt % goes back more than arrived', new.attempt_id;
  end if;
  return new;
end $$;
create trigger payment_refunds_paid before insert on payment_refunds for each row
  when (new.attempt_id is not null) execute function refund_what_was_paid();

-- As before, but of what went back in part the rest goes back, and what was paid for the appointment that a work came out of
-- is paid for the work.
create or replace function refund_cancelled() returns trigger language plpgsql as $$
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
end $$;

-- As before, but what is to be paid for its appointment is not asked for either once a work is called off.
create or replace function reminders_of_work() returns trigger language plpgsql as $$
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
end $$;
select cancel_reminders('S-' || appointment_id, array['payment.due'], now(), 'CANCELLED')
from works where cancelled_at is not null and appointment_id is not null;
