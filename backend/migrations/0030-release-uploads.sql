-- Records of which the files are being uploaded over HTTP; forgotten after a day.
create table release_uploads (
  id text primary key,
  remote text not null,
  release jsonb not null,
  begun_at timestamptz not null
);
create index release_uploads_begun_at on release_uploads (begun_at);
