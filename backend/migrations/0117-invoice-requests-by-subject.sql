-- The details of a work say what became of the last request for its invoice (INV-01, INV-07).
create index invoice_requests_subject on invoice_requests (company_id, subject, requested_at desc);
