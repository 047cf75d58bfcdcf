-- A booking that was made on condition of a payment is released when the payment's time is over.
alter table payments
  add column holds_booking boolean not null default false,
  -- When a process began to release the booking: another one takes over a minute later.
  add column release_taken_at timestamptz;
create index payments_deadline on payments (valid_until) where holds_booking and state <> 'PAYED';
alter table appointments add column cancel_reason text
  check (cancel_reason in ('CUSTOMER', 'PROVIDER', 'PAYMENT_EXPIRED'));

-- What was paid for something that was called off must go back, whoever called it off. The lock lets this and a payment
-- that arrives at the same moment see each other: settling locks the payment before it asks whether it was called off.
alter table payment_refunds drop constraint payment_refunds_reason_check;
alter table payment_refunds add constraint payment_refunds_reason_check
  check (reason in ('PAID_LATE', 'OVERPAID', 'CANCELLED'));

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

-- As before, and why a booking was cancelled.
create or replace function emit_booking() returns trigger language plpgsql as $$
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
