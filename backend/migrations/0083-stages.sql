-- Which stages a work came to, and when: [{"bars", "name", "at"}] in order. Stages that it went back from did not happen.
alter table works add column stages jsonb not null default '[]';

-- What is told of a change of a work is not told of this.
alter table works disable trigger user;
update works set stages =
  jsonb_build_array(jsonb_build_object('bars', 1, 'name', null, 'at', iso_instant(started_at)))
  || case
    when bars = 5 and completed_at is not null then
      jsonb_build_array(jsonb_build_object('bars', bars, 'name', state_name, 'at', iso_instant(completed_at)))
    when bars > 1 and bars_at is not null then
      jsonb_build_array(jsonb_build_object('bars', bars, 'name', state_name, 'at', iso_instant(bars_at)))
    else '[]'
  end;
alter table works enable trigger user;

-- Replaces that of 0067: `stages` is new. A work begins when it was started; what is imported says when it happened by
-- `bars_at`.
create or replace function note_bars() returns trigger language plpgsql as $$
declare
  happened timestamptz;
  earlier jsonb;
begin
  if tg_op = 'INSERT' then
    happened := new.started_at;
  else
    happened := coalesce(nullif(new.bars_at, old.bars_at), new.updated_at);
  end if;
  select coalesce(jsonb_agg(stage order by place), '[]') into earlier
    from jsonb_array_elements(new.stages) with ordinality as listed (stage, place)
    where (stage ->> 'bars')::numeric < new.bars;
  new.stages := earlier
    || jsonb_build_array(jsonb_build_object('bars', new.bars, 'name', new.state_name, 'at', iso_instant(happened)));
  new.bars_at := new.updated_at;
  return new;
end $$;
