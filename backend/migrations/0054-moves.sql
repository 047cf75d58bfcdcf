-- Customers move their appointments themselves (RSC).
alter table schedule_settings
  -- Until how long before the start; null as for cancelling.
  add column move_notice_minutes integer check (move_notice_minutes between 0 and 20160),
  -- How often one appointment; 0 not at all.
  add column max_moves integer not null default 2 check (max_moves between 0 and 10);

-- How often its customer moved it. What the provider moves does not count.
alter table appointments add column own_moves integer not null default 0 check (own_moves >= 0);

-- The provider's system learns who moved it.
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
      details || jsonb_build_object('old_start', lower(old.during), 'by_customer', new.own_moves > old.own_moves));
  end if;
  if old.cancelled_at is null and new.cancelled_at is not null then
    perform emit_webhook(new.company_id, 'booking.cancelled', 'S-' || new.id, new.updated_at,
      details || jsonb_build_object('by_customer', new.cancelled_by_client, 'reason', new.cancel_reason));
  elsif old.confirmed_at is null and new.confirmed_at is not null then
    perform emit_webhook(new.company_id, 'booking.confirmed', 'S-' || new.id, new.updated_at, details);
  end if;
  return null;
end $$;
