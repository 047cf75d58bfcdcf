-- Each endpoint takes turns of its own: what waits for one is found without reading what waits for others, or was told.
create index webhook_deliveries_turn on webhook_deliveries (endpoint_id, next_try_at, event_sequence)
  where state = 'PENDING';
