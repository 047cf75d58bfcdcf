-- Statements by which somebody withdraws from a contract (LAW-05 to LAW-08): every one is taken, also late or unknown ones.
create table withdrawals (
  id text primary key,
  company_id text not null references companies (id),
  name text not null,
  -- Number or description, as it was written.
  contract text not null,
  email text not null,
  -- What a valid key named, `S-…` or `A-…`, and whose it is.
  subject text,
  client_id text references clients (id),
  received_at timestamptz not null,
  state text not null check (state in ('received', 'accepted', 'refused')),
  -- Of a refusal.
  reason text,
  decided_at timestamptz,
  refund_cents integer not null default 0 check (refund_cents >= 0),
  reminded_at timestamptz,
  check ((state = 'received') = (decided_at is null)),
  check ((state = 'refused') = (reason is not null))
);
create index withdrawals_listed on withdrawals (company_id, received_at desc, id desc);
create index withdrawals_waiting on withdrawals (received_at) where state = 'received' and reminded_at is null;
create index withdrawals_client on withdrawals (client_id) where client_id is not null;

-- A contract that is over is told to the provider's system, whether a key or the provider itself ended it.
create function emit_withdrawal() returns trigger language plpgsql as $$
begin
  perform emit_webhook(new.company_id, 'contract.withdrawn', coalesce(new.subject, new.id), new.decided_at,
    jsonb_build_object('withdrawal_id', new.id, 'contract', new.contract, 'client_id', new.client_id,
      'refund', euros(new.refund_cents)));
  return null;
end $$;
create trigger withdrawals_webhook_taken after insert on withdrawals for each row
  when (new.state = 'accepted') execute function emit_withdrawal();
create trigger withdrawals_webhook_accepted after update on withdrawals for each row
  when (old.state = 'received' and new.state = 'accepted') execute function emit_withdrawal();

-- Whoever listens to everything hears the new event too.
update webhook_endpoints set events = events || array['contract.withdrawn']
  where events @> array['booking.created', 'booking.moved', 'booking.cancelled', 'booking.confirmed', 'work.approved',
    'message.received', 'rating.given', 'payment.paid', 'invoice.requested', 'budget.decided', 'budget.undone',
    'budget.contested', 'budget.renewal_requested', 'job.requested'];
