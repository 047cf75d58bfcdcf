-- Who published a release, and what it was made of; empty where it was published before that was kept.
alter table releases add column published_by text, add column details jsonb;
