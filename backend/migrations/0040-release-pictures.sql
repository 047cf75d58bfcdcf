-- Pictures of the views of releases, by the SHA-384 of the PNG; those that no published release names are forgotten after a day.
create table release_pictures (
  hash text primary key,
  content bytea not null,
  is_named boolean not null default false,
  sent_at timestamptz not null
);
create index release_pictures_forgotten on release_pictures (sent_at) where not is_named;
