-- How often pages were started by each build of the host, per minute: counts only, nothing of any customer.
create table shell_starts (
  version text not null references shells (version),
  provider text not null,
  minute timestamptz not null,
  -- Whether the edge made the page without mgmt.
  degraded boolean not null,
  -- Number of the span of time until the shell ran, see loadTimes.ts.
  span smallint not null,
  count integer not null check (count > 0),
  primary key (version, provider, minute, degraded, span)
);
create index shell_starts_minute on shell_starts (minute);
