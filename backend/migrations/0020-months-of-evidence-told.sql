-- Of a deleted account: for how many months its customer was told that evidence is kept (ACC-18).
alter table clients
  add column evidence_months_told integer;
