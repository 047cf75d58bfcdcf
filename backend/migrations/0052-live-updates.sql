-- Hints for open pages that something of a customer changed. `xid` lets a page go on where it stopped without missing
-- a transaction that was still running then; rows are kept for an hour.
create table live_events (
  sequence bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  client_id text not null,
  kind text not null check (kind in ('notification', 'service')),
  subject text not null,
  at timestamptz not null default now(),
  -- Many changes of one thing in one transaction are one hint.
  unique (client_id, xid, kind, subject)
);
create index live_events_at on live_events (at);

create function emit_live(client text, what text, about text) returns void language plpgsql as $$
begin
  if client is null then
    return;
  end if;
  insert into live_events (client_id, kind, subject) values (client, what, about) on conflict do nothing;
  perform pg_notify('live', client);
end $$;

create function live_notification() returns trigger language plpgsql as $$
begin
  perform emit_live(new.client_id, 'notification', new.id);
  return null;
end $$;
create trigger notifications_live after insert or update on notifications
  for each row execute function live_notification();

create function live_service() returns trigger language plpgsql as $$
begin
  perform emit_live(new.client_id, 'service', tg_argv[0] || new.id);
  return null;
end $$;
create trigger works_live after insert or update on works for each row execute function live_service('A-');
create trigger appointments_live after insert or update on appointments for each row execute function live_service('S-');

create function live_payment() returns trigger language plpgsql as $$
begin
  perform emit_live(new.client_id, 'service', new.subject);
  return null;
end $$;
create trigger payments_live after insert or update on payments for each row execute function live_payment();

-- Messages and files know their subject, not its customer.
create function live_subject() returns trigger language plpgsql as $$
begin
  perform emit_live(
    case when new.subject like 'A-%' then (select client_id from works where id = substr(new.subject, 3))
      else (select client_id from appointments where id = substr(new.subject, 3)) end,
    'service', new.subject);
  return null;
end $$;
create trigger chat_entries_live after insert or update on chat_entries for each row execute function live_subject();
create trigger subject_files_live after insert or update on subject_files for each row execute function live_subject();
