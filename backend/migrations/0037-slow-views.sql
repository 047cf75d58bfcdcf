-- Page views of releases on trial and of what everyone has beside them, and how many of them were slow for the customer;
-- of one network one for each release, page and metric, so that one slow telephone is no release that is slow.
create table trial_views (
  remote text not null,
  version text not null,
  provider text not null,
  minute timestamptz not null,
  page text not null,
  metric text not null check (metric in ('LCP', 'INP', 'CLS')),
  views integer not null check (views > 0),
  slow integer not null check (slow between 0 and views),
  primary key (remote, version, provider, minute, page, metric),
  foreign key (remote, version) references releases (remote, version)
);
create index trial_views_minute on trial_views (minute);
