-- Endpoints of which nothing was taken lately: how many turns in a row, and until when none begins. The first delivery
-- that is taken deletes the row.
create table webhook_pauses (
  endpoint_id text primary key references webhook_endpoints (id) on delete cascade,
  company_id text not null references companies (id),
  failed_turns integer not null,
  -- Null while the pauses of the deliveries themselves are enough.
  until timestamptz
);
