-- Calendars that other programs read under a secret address (FEED): of a customer, of an expert, or of a whole provider,
-- which names neither. An owner has one at a time. What ends one removes its row, so that an address that was ended is
-- one that never was.
create table calendar_feeds (
  id text primary key,
  token_hash text not null unique,
  company_id text not null references companies (id) on delete cascade,
  client_id text references clients (id) on delete cascade,
  expert_id text references experts (id) on delete cascade,
  created_at timestamptz not null,
  last_read_at timestamptz,
  check (client_id is null or expert_id is null)
);
create unique index calendar_feeds_owner on calendar_feeds (company_id, client_id, expert_id) nulls not distinct;
create index calendar_feeds_client on calendar_feeds (client_id) where client_id is not null;
create index calendar_feeds_expert on calendar_feeds (expert_id) where expert_id is not null;

-- Whoever retires an expert ends the expert's calendar with it.
create function end_feed_of_expert() returns trigger language plpgsql as $$
begin
  delete from calendar_feeds where expert_id = new.id;
  return null;
end $$;
create trigger experts_retired after update of active on experts for each row
  when (old.active and not new.active) execute function end_feed_of_expert();

-- How customers are named in the calendars of experts and provider; null as the trade has it (FEED-04).
alter table companies add column feed_names text check (feed_names in ('full', 'short', 'hidden'));
