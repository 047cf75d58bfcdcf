-- What customers thought of a provider is shown to others as an average (LAW-12).
create index ratings_company on ratings (company_id) include (classification);
