-- What is paid in advance and what is kept of it (POL). A policy never changes: whoever sets another one makes a row, and
-- bookings keep the one under which they were made.
create table policies (
  id text primary key,
  company_id text not null references companies (id),
  prepayment text not null check (prepayment in ('none', 'full', 'amount', 'percent')),
  amount_cents integer check (amount_cents > 0),
  percent integer check (percent between 1 and 100),
  free_until_hours integer not null check (free_until_hours between 0 and 336),
  -- Of what was prepaid.
  late_percent integer not null check (late_percent between 0 and 100),
  no_show_percent integer not null check (no_show_percent between 0 and 100),
  created_at timestamptz not null,
  check ((prepayment = 'amount') = (amount_cents is not null)),
  check ((prepayment = 'percent') = (percent is not null))
);
-- Of the whole provider, and of services that have their own.
alter table schedule_settings add column policy_id text references policies (id);
alter table catalogue_services add column policy_id text references policies (id);

alter table appointments
  add column policy_id text references policies (id),
  -- Until when cancelling costs nothing; null without a policy.
  add column free_until timestamptz,
  -- What of the paid sum is kept once it was cancelled, or nobody came.
  add column kept_percent integer not null default 0 check (kept_percent between 0 and 100),
  add column no_show_at timestamptz,
  add column waived_at timestamptz,
  add column waiver_reason text check (length(waiver_reason) between 1 and 500),
  add check ((policy_id is null) = (free_until is null));

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

-- One payment goes back once, and once more what was kept of it.
alter table payment_refunds drop constraint payment_refunds_attempt_id_key;
alter table payment_refunds drop constraint payment_refunds_reason_check;
alter table payment_refunds
  add check (reason in ('PAID_LATE', 'OVERPAID', 'CANCELLED', 'NO_SHOW', 'WAIVED')),
  add check (amount_cents > 0);
create unique index payment_refunds_once on payment_refunds (attempt_id) where reason <> 'WAIVED';
create unique index payment_refunds_waived on payment_refunds (attempt_id) where reason = 'WAIVED';

-- What is kept of a sum, half cents up.
create function kept_of(cents integer, percent integer) returns integer language sql immutable as $$
  select floor((cents * percent + 50) / 100.0)::integer
$$;

-- As before, less what is kept (POL-09).
create or replace function refund_cancelled() returns trigger language plpgsql as $$
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

-- As before, silent about what is held (0060), with what goes back and what is kept of a cancelled booking.
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
