-- What a provider has told its customers ahead of an event or after it (REM): a table of rules, and what they plan.
alter table companies
  -- SMS of a Lisbon month, codes apart, above which reminders are sent otherwise.
  add column sms_monthly_ceiling integer not null default 500 check (sms_monthly_ceiling between 0 and 100000),
  -- Euros that the carrier asks for one part of an SMS.
  add column sms_price numeric(8, 4) not null default 0 check (sms_price >= 0);

-- A provider without rows has the presets.
create table reminder_rules (
  id text primary key,
  company_id text not null references companies (id),
  position integer not null,
  event text not null check (event in
    ('appointment.upcoming', 'work.state', 'work.ready', 'budget.waiting', 'payment.due')),
  -- The stage that a work comes to.
  bars numeric(2, 1) check (bars in (1, 2, 2.5, 3, 4, 5)),
  lead_minutes integer not null check (lead_minutes between 0 and 43200),
  channels text[] not null check (channels <@ array['push', 'email', 'sms'] and cardinality(channels) between 1 and 3),
  words text not null check (length(words) between 1 and 320),
  active boolean not null,
  -- Rules that are no more stay: what they sent refers to them, and is not sent again.
  removed_at timestamptz,
  check ((event = 'work.state') = (bars is not null))
);
create index reminder_rules_company on reminder_rules (company_id, position);

create table planned_messages (
  id text primary key,
  company_id text not null references companies (id),
  client_id text not null references clients (id),
  rule_id text not null references reminder_rules (id),
  subject text not null,
  -- The start, version or payment that it is about.
  occasion text not null,
  -- When that is, or began.
  event_at timestamptz not null,
  -- Since when it is known: what should have gone earlier does not go at all.
  known_at timestamptz not null,
  -- When the rule wants it, and when it is looked at next.
  wanted_at timestamptz not null,
  due_at timestamptz not null,
  state text not null default 'planned'
    check (state in ('planned', 'sent', 'delivered', 'failed', 'skipped', 'cancelled')),
  channel text check (channel in ('push', 'email', 'sms')),
  -- Channels that were passed over, each with why.
  skips jsonb not null default '[]',
  reason text,
  -- By which the carrier knows it.
  message_id text,
  sent_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null,
  -- At most once (REM-04).
  unique (rule_id, subject, occasion)
);
create index planned_messages_due on planned_messages (due_at, id) where state = 'planned' and message_id is null;
create index planned_messages_subject on planned_messages (subject) where state = 'planned';
create index planned_messages_message on planned_messages (message_id) where message_id is not null;
create index planned_messages_listed on planned_messages (company_id, created_at desc, id desc);
create index planned_messages_client on planned_messages (client_id);

-- What is to be planned anew: a queue that any process takes from. Without a subject everything of the provider.
create table reminder_changes (
  id bigint generated always as identity primary key,
  company_id text not null references companies (id),
  subject text,
  -- Since when it is so.
  at timestamptz not null,
  tries integer not null default 0,
  next_try_at timestamptz not null default '-infinity'
);
create index reminder_changes_due on reminder_changes (next_try_at, id);
create index reminder_changes_subject on reminder_changes (subject);

-- A message of the queue that a rule planned: it comes too late after an instant, and starts by day alone.
alter table outgoing_messages
  add column planned_id text references planned_messages (id) on delete set null,
  add column not_after timestamptz,
  add column by_day boolean not null default false;
create index outgoing_messages_planned on outgoing_messages (planned_id) where planned_id is not null;

-- Every SMS of a provider, without whom it went to: what the month's ceiling and its cost are counted from.
create table sent_sms (
  company_id text not null references companies (id),
  kind text not null check (kind in ('reminder', 'notice', 'code')),
  parts integer not null check (parts > 0),
  at timestamptz not null
);
create index sent_sms_month on sent_sms (company_id, at);
-- Providers that were told that their ceiling is near, or reached.
create table sms_warnings (
  company_id text not null references companies (id),
  month date not null,
  percent integer not null check (percent in (80, 100)),
  primary key (company_id, month, percent)
);

-- Numbers that want no reminders of a provider by SMS (REM-10).
create table sms_stops (
  company_id text not null references companies (id),
  phone text not null,
  at timestamptz not null,
  primary key (company_id, phone)
);
-- Channels that a customer allows for reminders; all where there is no row (REM-09).
create table reminder_channels (
  client_id text primary key references clients (id),
  company_id text not null references companies (id),
  push boolean not null default true,
  email boolean not null default true,
  sms boolean not null default true
);

-- When a work came to its stage.
alter table works add column bars_at timestamptz;
create function note_bars() returns trigger language plpgsql as $$
begin
  new.bars_at := new.updated_at;
  return new;
end $$;
create trigger works_bars_opened before insert on works for each row execute function note_bars();
create trigger works_bars before update of bars on works for each row
  when (old.bars <> new.bars) execute function note_bars();

-- An instant as programs write it: what tells one start from another.
create function iso_instant(instant timestamptz) returns text language sql immutable as $$
  select to_char(instant at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

create function plan_reminders(company text, about text, happened timestamptz) returns void language sql as $$
  insert into reminder_changes (company_id, subject, at) values (company, about, happened)
$$;

-- What is not so any more is told to nobody, neither by what is planned nor by what waits for its carrier.
create function cancel_reminders(about text, events text[], happened timestamptz, why text)
returns void language plpgsql as $$
begin
  with cancelled as (
    update planned_messages message set state = 'cancelled', reason = why, ended_at = happened
    from reminder_rules rule
    where message.subject = about and message.state = 'planned' and rule.id = message.rule_id
      and rule.event = any (events)
    returning message.id)
  delete from outgoing_messages where planned_id in (select id from cancelled);
end $$;

create function reminders_of_appointment() returns trigger language plpgsql as $$
begin
  if new.client_id is null then
    return null;
  end if;
  if tg_op = 'INSERT' then
    if lower(new.during) > new.updated_at and new.cancelled_at is null then
      perform plan_reminders(new.company_id, 'S-' || new.id, new.updated_at);
    end if;
    return null;
  end if;
  if new.cancelled_at is not null then
    perform cancel_reminders('S-' || new.id, array['appointment.upcoming', 'payment.due'], new.cancelled_at, 'CANCELLED');
  elsif new.became_work or new.client_arrived or new.no_show_at is not null then
    perform cancel_reminders('S-' || new.id, array['appointment.upcoming'], new.updated_at, 'ARRIVED');
  else
    perform cancel_reminders('S-' || new.id, array['appointment.upcoming'], new.updated_at, 'MOVED');
    perform plan_reminders(new.company_id, 'S-' || new.id, new.updated_at);
  end if;
  return null;
end $$;
create trigger appointments_reminders_booked after insert on appointments
  for each row execute function reminders_of_appointment();
create trigger appointments_reminders after update on appointments for each row
  when (lower(old.during) <> lower(new.during) or (old.cancelled_at is null and new.cancelled_at is not null)
    or (not old.became_work and new.became_work) or (not old.client_arrived and new.client_arrived)
    or (old.no_show_at is null and new.no_show_at is not null))
  execute function reminders_of_appointment();

create function reminders_of_work() returns trigger language plpgsql as $$
begin
  if new.cancelled_at is not null then
    perform cancel_reminders('A-' || new.id,
      array['work.state', 'work.ready', 'budget.waiting', 'payment.due'], new.cancelled_at, 'CANCELLED');
    return null;
  end if;
  if old.bars <> new.bars then
    perform cancel_reminders('A-' || new.id, array['work.state', 'work.ready'], new.updated_at,
      case when new.bars = 5 then 'COMPLETED' else 'CHANGED' end);
  end if;
  if old.budget_waits and (not new.budget_waits or old.budget_version <> new.budget_version) then
    perform cancel_reminders('A-' || new.id, array['budget.waiting'], new.updated_at, 'DECIDED');
  end if;
  perform plan_reminders(new.company_id, 'A-' || new.id, new.updated_at);
  return null;
end $$;
create trigger works_reminders after update on works for each row
  when (old.bars <> new.bars or old.budget_waits <> new.budget_waits or old.budget_version <> new.budget_version
    or (old.cancelled_at is null and new.cancelled_at is not null))
  execute function reminders_of_work();

create function reminders_of_payment() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform cancel_reminders(new.subject, array['payment.due'], new.updated_at,
      case when new.state = 'PAYED' then 'PAID' else 'CHANGED' end);
  end if;
  if new.state <> 'PAYED' and new.valid_until is not null then
    perform plan_reminders(new.company_id, new.subject, new.updated_at);
  end if;
  return null;
end $$;
create trigger payments_reminders_demanded after insert on payments
  for each row execute function reminders_of_payment();
create trigger payments_reminders after update on payments for each row
  when (old.valid_until is distinct from new.valid_until or (old.state <> new.state and new.state in ('PAYED', 'EXPIRED')))
  execute function reminders_of_payment();
