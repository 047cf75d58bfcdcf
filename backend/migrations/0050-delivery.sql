-- How often what a calendar shows of an appointment has changed (SEQUENCE of RFC 5545), whoever changed it.
alter table appointments add column calendar_sequence integer not null default 0;

create function raise_calendar_sequence() returns trigger language plpgsql as $$
begin
  new.calendar_sequence := old.calendar_sequence + 1;
  return new;
end $$;

create trigger appointments_calendar_sequence before update on appointments for each row
  when (old.during is distinct from new.during or (old.cancelled_at is null) <> (new.cancelled_at is null)
    or old.meeting_url is distinct from new.meeting_url)
  execute function raise_calendar_sequence();

-- The calendar file of a kept e-mail.
alter table outbox add column calendar text;
