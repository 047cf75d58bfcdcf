-- Where a row of `rate_limits` says that somebody logged in from an address, the hash of that address: people are counted
-- by rows, each until its own end (C-242).
alter table rate_limits add column address text;
create index rate_limits_address on rate_limits (address) where address is not null;
-- Counted before for all of an address together, which never fell.
delete from rate_limits where key like 'known-address:%';
