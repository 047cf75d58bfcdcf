-- Whoever deletes the account while a statement of withdrawal waits still has a right to its answer: the words go with that,
-- at the latest at this instant (C-943).
alter table withdrawals add column erase_at timestamptz;
create index withdrawals_to_erase on withdrawals (erase_at) where erase_at is not null;
