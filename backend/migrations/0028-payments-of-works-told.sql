-- A work shows the payment of the appointment that it came out of: its open pages hear of that payment too.
create function emit_live_payment(client text, about text) returns void language plpgsql as $$
begin
  perform emit_live(client, kind, about) from unnest(array['service', 'payment']) kind;
  perform emit_live(client, kind, 'A-' || work.id)
    from works work, unnest(array['service', 'payment']) kind
    where about like 'S-%' and work.appointment_id = substr(about, 3);
end $$;

create or replace function live_payment() returns trigger language plpgsql as $$
begin
  perform emit_live_payment(new.client_id, new.subject);
  return null;
end $$;

create or replace function live_attempt() returns trigger language plpgsql as $$
begin
  perform emit_live_payment(payment.client_id, payment.subject) from payments payment where payment.id = new.payment_id;
  return null;
end $$;
