-- What a payment was asked for is not owed any more, because its customer withdrew from it (LAW-08): it is neither shown nor
-- reminded of nor taken, until its provider asks for something again.
alter table payments add column ended_at timestamptz;

drop trigger payments_reminders on payments;
create trigger payments_reminders after update on payments for each row
  when (old.valid_until is distinct from new.valid_until or old.ended_at is distinct from new.ended_at
    or (old.state <> new.state and new.state = 'PAYED'))
  execute function reminders_of_payment();

-- As before, but a reference that costs more than what is asked for by now may be paid: what is above it goes back at once and
-- is no part of what was paid for the booking.
create or replace function emit_booking() returns trigger language plpgsql as $$
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
end $$;
