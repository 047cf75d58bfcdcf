-- First pages of lists are read from an index in their own order, however long the lists are.

-- True once a work came out of the appointment, which is then shown as that work and no longer by itself.
alter table appointments add column became_work boolean not null default false;
alter table appointments disable trigger appointments_live;
update appointments set became_work = true where exists (select 1 from works where works.appointment_id = appointments.id);
alter table appointments enable trigger appointments_live;

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

create index works_completed on works (client_id, (coalesce(completed_at, started_at)), id)
  where bars = 5 or cancelled_at is not null;
create index works_active on works (client_id, (coalesce(completed_at, started_at)), id)
  where not (bars = 5 or cancelled_at is not null);
create index works_item on works (item_id) where item_id is not null;

create index appointments_client_shown on appointments (client_id, lower(during), id) where not became_work;
create index appointments_client_cancelled on appointments (client_id, lower(during), id) where cancelled_at is not null;
create index appointments_item on appointments (item_id) where item_id is not null;
drop index appointments_client;
create index appointments_client on appointments (client_id, lower(during), id);

create index notifications_unread on notifications (client_id) where read_at is null and deleted_at is null;
