-- Callbacks that belong to no attempt are kept too, for a while's worth of them.
create index payment_events_unknown on payment_events (at) where attempt_id is null;
create index payment_events_attempt on payment_events (attempt_id);

-- What became of money that must go back.
alter table payment_refunds
  add column done_at timestamptz,
  add column note text;
create index payment_refunds_company on payment_refunds (company_id, created_at);

-- Gateway keys are stored sealed only; accounts from before must be entered again.
delete from payment_accounts where not settings ? 'sealed';
alter table payment_accounts
  add constraint payment_accounts_gateway check (gateway in ('ifthenpay', 'sandbox'));
