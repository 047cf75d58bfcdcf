-- Every budget that a provider posted, as it stood. An approval names the version that the customer saw, and its
-- evidence stays with it when another budget follows.
create table budget_versions (
  work_id text not null references works (id),
  version integer not null check (version > 0),
  company_id text not null references companies (id),
  lines jsonb not null,
  vat_rate numeric(4, 2) not null,
  needs_approval boolean not null,
  total_cents integer not null,
  total_novat_cents integer not null,
  total_discount_cents integer not null,
  posted_at timestamptz not null,
  approved_at timestamptz,
  -- Who approved and from where.
  approval jsonb,
  primary key (work_id, version)
);

-- What was posted never changes, and what was approved stays approved.
create function keep_budget_version() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'approved_at' - 'approval') is distinct from (to_jsonb(old) - 'approved_at' - 'approval')
    or (old.approved_at is not null and new.approved_at is distinct from old.approved_at) then
    raise exception 'version % of the budget of work % does not change', old.version, old.work_id;
  end if;
  return new;
end $$;
create trigger budget_versions_keep before update on budget_versions
  for each row execute function keep_budget_version();

-- The version in force; 0 while there was no budget.
alter table works add column budget_version integer not null default 0;

-- Nothing happened to the works of before: no page has to ask again.
alter table works disable trigger works_live;
update works set budget_version = 1 where total_cents is not null;
alter table works enable trigger works_live;
insert into budget_versions (work_id, version, company_id, lines, vat_rate, needs_approval, total_cents, total_novat_cents,
    total_discount_cents, posted_at, approved_at, approval)
  select work.id, 1, work.company_id,
    coalesce((select jsonb_agg(jsonb_build_object('designation', line.designation, 'price_cents', line.price_cents,
        'completed', line.completed, 'discount', line.discount) order by line.position)
      from task_lines line where line.work_id = work.id), '[]'),
    work.vat_rate, work.needs_approval, work.total_cents, coalesce(work.total_novat_cents, work.total_cents),
    coalesce(work.total_discount_cents, 0), work.updated_at, work.approved_at, work.approval
  from works work where work.total_cents is not null;

create or replace function emit_approval() returns trigger language plpgsql as $$
begin
  perform emit_webhook(new.company_id, 'work.approved', 'A-' || new.id, new.updated_at,
    jsonb_build_object('total', euros(new.total_cents), 'version', new.budget_version, 'client_id', new.client_id));
  return null;
end $$;
