-- Further domains at which a provider's portal is reached; `domain` stays the one that links name.
alter table companies add column alternate_domains text[] not null default '{}';
create index companies_alternate_domains on companies using gin (alternate_domains);
