-- The details of a service say what of its payment goes back.
create index payment_refunds_payment on payment_refunds (payment_id);
