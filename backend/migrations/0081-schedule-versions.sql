-- Which transaction last changed what a provider's free times are worked out from. Processes keep what they worked
-- out for as long as the version is the one they read before. Written at the end of the transaction, so that
-- bookings of one provider wait for each other no longer than a commit takes.
create table schedule_versions (
  company_id text primary key,
  version xid8 not null
);

create function raise_schedule_version(company text) returns void language sql as $$
  insert into schedule_versions (company_id, version) values (company, pg_current_xact_id())
  on conflict (company_id) do update set version = excluded.version
    where schedule_versions.version <> excluded.version
$$;

create function schedule_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform raise_schedule_version(old.company_id);
  end if;
  if tg_op <> 'DELETE' and (tg_op = 'INSERT' or new.company_id <> old.company_id) then
    perform raise_schedule_version(new.company_id);
  end if;
  return null;
end $$;

create function schedule_links_changed() returns trigger language plpgsql as $$
begin
  perform raise_schedule_version(company_id) from catalogue_services where id = coalesce(new.service_id, old.service_id);
  return null;
end $$;

create constraint trigger appointments_schedule
  after insert or delete or update of company_id, expert_id, resource, during, cancelled_at, occupies on appointments
  deferrable initially deferred for each row execute function schedule_changed();
create constraint trigger closures_schedule after insert or update or delete on closures
  deferrable initially deferred for each row execute function schedule_changed();
create constraint trigger opening_hours_schedule after insert or update or delete on opening_hours
  deferrable initially deferred for each row execute function schedule_changed();
create constraint trigger schedule_settings_schedule after insert or update or delete on schedule_settings
  deferrable initially deferred for each row execute function schedule_changed();
create constraint trigger catalogue_services_schedule after insert or update or delete on catalogue_services
  deferrable initially deferred for each row execute function schedule_changed();
create constraint trigger experts_schedule after insert or update or delete on experts
  deferrable initially deferred for each row execute function schedule_changed();
create constraint trigger service_experts_schedule after insert or update or delete on service_experts
  deferrable initially deferred for each row execute function schedule_links_changed();

create function schedules_emptied() returns trigger language plpgsql as $$
begin
  update schedule_versions set version = pg_current_xact_id();
  return null;
end $$;
create trigger appointments_emptied after truncate on appointments execute function schedules_emptied();
create trigger closures_emptied after truncate on closures execute function schedules_emptied();
create trigger opening_hours_emptied after truncate on opening_hours execute function schedules_emptied();
