-- A booking under a policy keeps the time for cancelling of which its words were made. Null without a policy, and of what was
-- over before.
alter table appointments add column said_notice_minutes integer check (said_notice_minutes >= 0);
update appointments set said_notice_minutes = coalesce(
    (select cancel_notice_minutes from schedule_settings settings where settings.company_id = appointments.company_id), 120)
  where policy_id is not null and cancelled_at is null and lower(during) > now();

-- As before, but a move that the provider confirmed counts from when its customer asked for it (POL-02).
create or replace function recount_free_until() returns trigger language plpgsql as $$
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
end $$;
