-- When the first SMS or e-mail of a notice from which a term counts was taken by its carrier (LAW-13).
create table delivered_notices (
  company_id text not null references companies (id),
  notice text not null,
  delivered_at timestamptz not null,
  primary key (company_id, notice)
);

-- Which notice a message brings; null for all from which no term counts.
alter table outgoing_messages add column notice text;
