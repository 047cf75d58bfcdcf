-- How far the list of received payments of a provider's gateway account was read. A callback that never came is found
-- there: what it would have told is settled, late and second payments go to the refunds.
create table payment_cursors (
  company_id text not null references companies (id),
  gateway text not null,
  -- Null until the list was read for the first time.
  read_until timestamptz,
  -- When a process began to read: the next turn comes a while later, whether it succeeded or not.
  taken_at timestamptz not null,
  last_error text,
  primary key (company_id, gateway)
);
create index payment_attempts_unpaid on payment_attempts (company_id, gateway, created_at) where state <> 'PAYED';
create index payment_refunds_listed on payment_refunds (company_id, (state = 'DONE'), created_at, id);
