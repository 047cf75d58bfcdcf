-- Where money goes back that the gateway cannot send back, sealed; gone thirty days after it did (POL-11).
alter table payment_refunds add column account jsonb;
create index payment_refunds_accounts on payment_refunds (done_at) where account is not null;
