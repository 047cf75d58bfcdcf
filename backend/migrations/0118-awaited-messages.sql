-- What somebody waits for, or what warns of a stranger, goes before news; news of one recipient stay in their order.
alter table outgoing_messages add column awaited boolean not null default false;
alter table outgoing_messages add column recipient text generated always as (message ->> 'to') stored;
drop index outgoing_messages_due;
create index outgoing_messages_due on outgoing_messages (channel, awaited desc, next_try_at, sequence) where state = 'PENDING';
create index outgoing_messages_recipient on outgoing_messages (recipient, sequence) where state = 'PENDING';
