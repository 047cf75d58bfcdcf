-- How far each job of a budget is, apart from what was agreed, which does not change (BUD-26).
alter table budget_jobs
  -- Places of the lines that are done, from 0.
  add column done integer[] not null default '{}';

create or replace function keep_budget_job() returns trigger language plpgsql as $$
declare
  free text[] := array['state', 'decided_at', 'early_start', 'requested_at', 'hidden_at', 'done'];
begin
  if (to_jsonb(new) - free) is distinct from (to_jsonb(old) - free) then
    raise exception 'job % of the budget of work % does not change', old.id, old.work_id;
  end if;
  return new;
end $$;

-- What was posted as done, and what of the version in force was shown as done.
update budget_jobs job set done = progress.places
from (
  select known.work_id, known.version, known.id, array_agg(line.place::integer - 1 order by line.place) as places
  from budget_jobs known
  join works work on work.id = known.work_id
  cross join jsonb_array_elements(known.lines) with ordinality line (value, place)
  where (line.value ->> 'completed')::boolean
    or (known.version = work.budget_version and exists (select 1 from task_lines shown
      where shown.work_id = known.work_id and shown.completed and shown.designation = line.value ->> 'designation'
        and shown.price_cents = (line.value ->> 'price_cents')::integer))
  group by known.work_id, known.version, known.id
) progress
where job.work_id = progress.work_id and job.version = progress.version and job.id = progress.id;
