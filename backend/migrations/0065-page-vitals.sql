-- What customers felt of a release's pages, per hour: how many page views by metric, kind of element and span of the value.
create table page_vitals (
  remote text not null,
  version text not null,
  provider text not null,
  hour timestamptz not null,
  page text not null,
  metric text not null check (metric in ('LCP', 'INP', 'CLS')),
  -- Names of elements, nothing of what they say.
  element text not null,
  span smallint not null,
  views integer not null check (views > 0),
  primary key (remote, version, provider, hour, page, metric, element, span),
  foreign key (remote, version) references releases (remote, version)
);
create index page_vitals_hour on page_vitals (hour);
