-- What a booked service cost when it was booked; null where nothing is paid for it in advance.
alter table appointment_services add column price_cents integer;
