-- What leaving an item with the provider costs, by its own setting (LAW-13): all three or none.
alter table companies
  add column storage_hours integer check (storage_hours between 24 and 720),
  add column storage_cents_per_day integer check (storage_cents_per_day between 0 and 50000),
  add column storage_vat text check (storage_vat in ('included', 'plus')),
  add constraint companies_storage check (num_nulls(storage_hours, storage_cents_per_day, storage_vat) in (0, 3));

-- What the terms of providers said before they could choose (D-12).
update companies set storage_hours = 48, storage_cents_per_day = 5000, storage_vat = 'included'
  where lower(vertical) = 'auto';
update companies set storage_hours = 72, storage_cents_per_day = 500, storage_vat = 'plus'
  where lower(vertical) = 'tech';
