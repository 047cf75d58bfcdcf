-- What backups by rule and their proofs came to, for the operator's page and /metrics. A backup keeps those before it.
create table backup_runs (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('BACKUP', 'PROOF')),
  -- The backup's name; empty when none was made.
  backup text not null,
  ended_at timestamptz not null,
  seconds double precision not null check (seconds >= 0),
  table_count integer not null,
  row_count bigint not null,
  file_count integer not null,
  byte_count bigint not null,
  -- A sentence; null when all is well.
  fault text
);
create index backup_runs_last on backup_runs (kind, ended_at desc);
