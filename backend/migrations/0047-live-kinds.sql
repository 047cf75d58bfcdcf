-- Open pages are told which kind of thing changed (LIVE-03): `payment` and `budget` beside the service that they belong to,
-- `counters` where what is counted over all providers of a person moved. A hint without a subject has an empty one.
alter table live_events drop constraint live_events_kind_check;
alter table live_events add check (kind in ('notification', 'service', 'payment', 'budget', 'counters', 'waiting'));

create or replace function live_payment() returns trigger language plpgsql as $$
begin
  perform emit_live(new.client_id, 'service', new.subject);
  perform emit_live(new.client_id, 'payment', new.subject);
  return null;
end $$;

-- An attempt is created, answered by its gateway and given up without its payment.
create function live_attempt() returns trigger language plpgsql as $$
begin
  perform emit_live(payment.client_id, kind, payment.subject)
    from payments payment, unnest(array['service', 'payment']) kind where payment.id = new.payment_id;
  return null;
end $$;
create trigger payment_attempts_inserted_live after insert on payment_attempts
  for each row execute function live_attempt();
create trigger payment_attempts_updated_live after update on payment_attempts
  for each row when (old.state is distinct from new.state) execute function live_attempt();

create function live_budget() returns trigger language plpgsql as $$
begin
  perform emit_live(work.client_id, kind, 'A-' || work.id)
    from works work, unnest(array['service', 'budget']) kind where work.id = new.work_id;
  return null;
end $$;
create trigger budget_versions_live after insert or update on budget_versions for each row execute function live_budget();
create trigger budget_jobs_live after insert or update on budget_jobs for each row execute function live_budget();

-- The counters are of a person, whichever provider's page is open.
create function live_counters() returns trigger language plpgsql as $$
begin
  perform emit_live(client.id, 'counters', '')
    from clients owner join clients client on client.id = owner.id or client.user_id = owner.user_id
    where owner.id = new.client_id and client.deleted_at is null;
  return null;
end $$;
create trigger notifications_counters_live after insert or update on notifications
  for each row execute function live_counters();
create trigger appointments_counters_live after insert or update on appointments
  for each row execute function live_counters();
