-- How far a provider's account at its gateway is (SET-16, SET-17). `updated_at` is when its keys were entered.
alter table payment_accounts
  -- These keys: another one for other keys.
  add column id text not null default replace(gen_random_uuid()::text, '-', ''),
  add column state text not null default 'sandbox'
    constraint payment_accounts_state check (state in ('sandbox', 'testing', 'live')),
  -- For which methods there are keys.
  add column methods text[] not null default '{}';

-- Keys that others replaced: what was begun with them is settled with them.
create table former_payment_accounts (
  id text primary key,
  company_id text not null references companies (id),
  gateway text not null,
  settings jsonb not null,
  replaced_at timestamptz not null
);
create index former_payment_accounts_company on former_payment_accounts (company_id, gateway);
create index former_payment_accounts_age on former_payment_accounts (replaced_at);

-- With which keys an attempt was made; null without an account.
alter table payment_attempts add column account_id text;
update payment_attempts attempt set account_id = account.id from payment_accounts account
  where account.company_id = attempt.company_id and account.gateway = attempt.gateway
    and attempt.state <> 'PAYED' and attempt.created_at >= account.updated_at;

-- A provider's payments to itself, of 1,00 €.
create table payment_tests (
  id text primary key,
  company_id text not null references companies (id),
  -- Null for the sandbox without an account.
  account_id text,
  gateway text not null,
  order_id text not null unique check (length(order_id) <= 15),
  method text not null check (method in ('MB', 'MBWAY', 'CC')),
  amount_cents integer not null check (amount_cents > 0),
  state text not null check (state in ('INITIATING', 'WAITING', 'RECEIVED', 'FAILED', 'EXPIRED')),
  request_id text,
  entity text,
  reference text,
  url text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  checked_at timestamptz,
  -- When the gateway, asked, said that it is paid: that alone changes nothing.
  seen_paid_at timestamptz,
  -- When its callback arrived.
  received_at timestamptz
);
create index payment_tests_company on payment_tests (company_id, created_at desc);

-- What a provider paid to itself goes back like the rest.
alter table payment_refunds
  alter column payment_id drop not null,
  alter column attempt_id drop not null,
  add column test_id text unique references payment_tests (id),
  drop constraint payment_refunds_reason_check,
  add constraint payment_refunds_reason_check
    check (reason in ('PAID_LATE', 'OVERPAID', 'CANCELLED', 'NO_SHOW', 'WAIVED', 'TEST')),
  add constraint payment_refunds_origin check (
    case when reason = 'TEST' then num_nonnulls(payment_id, attempt_id) = 0 and test_id is not null
      else num_nonnulls(payment_id, attempt_id) = 2 and test_id is null end);

-- With which methods the provider's customers can really pay: of a live account those that have keys.
alter table companies add column live_payment_methods text[] not null default '{}';
create function offer_payment_methods() returns trigger language plpgsql as $$
begin
  update companies set live_payment_methods = case when new.state = 'live' then new.methods else '{}' end
    where id = new.company_id;
  return null;
end $$;
create trigger payment_accounts_offer after insert or update of state, methods on payment_accounts
  for each row execute function offer_payment_methods();

-- A payment that arrived through the keys shows that they work. Keys are sealed, so that which methods have one cannot
-- be read here: every method is taken to, as before. Whoever never received anything begins with a test.
update payment_accounts account set methods = '{MB,MBWAY,CC}',
  state = case when account.gateway = 'sandbox' then 'sandbox' when exists (select 1 from payment_attempts attempt
    where attempt.company_id = account.company_id and attempt.gateway = account.gateway
      and attempt.state = 'PAYED' and attempt.updated_at >= account.updated_at) then 'live' else 'testing' end;
