-- What a provider is set up with and has not published yet (SET-06): what is said beside what is in force, by section and field.
create table provider_drafts (
  company_id text primary key references companies (id),
  -- Grows with every change and never goes back, also where a draft was published or given up.
  revision integer not null check (revision > 0),
  -- Nothing was published yet: the draft begins from nothing.
  begins_empty boolean not null,
  changes jsonb not null check (jsonb_typeof(changes) = 'object'),
  -- By which revision each field was changed last, and by whom.
  touched jsonb not null check (jsonb_typeof(touched) = 'object'),
  changed_by text not null,
  changed_at timestamptz not null
);

-- What was put in force, and when (SET-21).
create table provider_versions (
  company_id text not null references companies (id),
  n integer not null check (n > 0),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  published_at timestamptz not null,
  published_by text not null,
  primary key (company_id, n)
);
