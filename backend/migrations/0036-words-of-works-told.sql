-- A work shows the messages, files and documents of the appointment that it came out of: its open pages hear of them too.
create or replace function live_subject() returns trigger language plpgsql as $$
begin
  perform emit_live(
    case when new.subject like 'A-%' then (select client_id from works where id = substr(new.subject, 3))
      else (select client_id from appointments where id = substr(new.subject, 3)) end,
    'service', new.subject);
  perform emit_live(work.client_id, 'service', 'A-' || work.id)
    from works work where new.subject like 'S-%' and work.appointment_id = substr(new.subject, 3);
  return null;
end $$;
