-- An expert who holds a class has no other booking meanwhile, however either of them got there. What overlaps already
-- keeps its time, but the later of the two no longer keeps others away.
update appointments later set occupies = false
where later.cancelled_at is null and later.occupies and exists (
  select 1 from appointments earlier
  where earlier.expert_id = later.expert_id and earlier.during && later.during
    and earlier.cancelled_at is null and earlier.occupies
    and (earlier.resource like 'seat/%') <> (later.resource like 'seat/%')
    and (earlier.created_at, earlier.id) < (later.created_at, later.id));

-- The update above has left its deferred triggers, and the table must have none to be altered.
set constraints all immediate;

alter table appointments add constraint appointments_expert_once
  exclude using gist (expert_id with =, during with &&, ((resource like 'seat/%')::integer) with <>)
  where (cancelled_at is null and occupies);
