-- Of the starts of the shell, those of pages that an edge made without mgmt; remotes have none.
alter table remote_loads
  add column degraded integer not null default 0 check (degraded between 0 and count);
