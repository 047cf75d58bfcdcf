-- What was written down stays as it was, files that go leave no bytes, and who changed how a provider is set up is kept.

-- What was posted never changes. Whom a version was for is erased with their account.
create function keep_budget_version() returns trigger language plpgsql as $$
declare
  free text[] := array['renewal_requested_at'];
begin
  if new.customer = '{}' then
    free := free || array['customer'];
  end if;
  if (to_jsonb(new) - free) is distinct from (to_jsonb(old) - free) then
    raise exception 'version % of the budget of work % does not change', old.version, old.work_id;
  end if;
  return new;
end $$;
create trigger budget_versions_keep before update on budget_versions
  for each row execute function keep_budget_version();

create function keep_budget_job() returns trigger language plpgsql as $$
declare
  free text[] := array['state', 'decided_at', 'early_start', 'requested_at', 'hidden_at'];
begin
  if (to_jsonb(new) - free) is distinct from (to_jsonb(old) - free) then
    raise exception 'job % of the budget of work % does not change', old.id, old.work_id;
  end if;
  return new;
end $$;
create trigger budget_jobs_keep before update on budget_jobs for each row execute function keep_budget_job();

-- Evidence goes with its provider and in no other way: only in a transaction that names the one it deletes, and only
-- when that one's deletion was confirmed.
create function keep_evidence() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('portal.deletes_provider', true) = old.company_id
    and exists (select 1 from companies where id = old.company_id and deletes_at is not null) then
    return old;
  end if;
  raise exception 'evidence is never changed or removed';
end $$;
create trigger evidence_records_keep before update or delete on evidence_records
  for each row execute function keep_evidence();
create trigger evidence_people_keep before update on evidence_people
  for each row execute function keep_evidence();

-- A document is voided once at most.
create function keep_invoice() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'voided_at' - 'void_reason') is distinct from (to_jsonb(old) - 'voided_at' - 'void_reason')
    or (old.voided_at is not null and (new.voided_at, new.void_reason) is distinct from (old.voided_at, old.void_reason))
  then
    raise exception 'the document % does not change', old.id;
  end if;
  return new;
end $$;
create trigger invoices_keep before update on invoices for each row execute function keep_invoice();

create function keep_early_start() returns trigger language plpgsql as $$
begin
  raise exception 'what the customer of appointment % asked for does not change', old.id;
end $$;
create trigger appointments_early_start_keep before update on appointments for each row
  when (old.early_start_text is distinct from new.early_start_text) execute function keep_early_start();

-- Bytes of files that are gone.
create function queue_media_removal() returns trigger language plpgsql as $$
begin
  insert into media_removals (id) values (old.id) on conflict (id) do nothing;
  return null;
end $$;
create trigger media_files_removal after delete on media_files for each row execute function queue_media_removal();

-- Who changed what of how a provider is set up: `provider_changes`, written by the tables themselves (SET-22).

-- The time as the backend knows it: in development it may be moved.
create function portal_now() returns timestamptz language sql stable as $$
  select now() + coalesce((select milliseconds from clock_shift where id = 1), 0) * interval '1 millisecond'
$$;

-- A row as people know it: without what only the portal counts, with names in place of ids.
create function change_entry(entry jsonb) returns jsonb language plpgsql stable as $$
declare
  -- A logo is told by its version.
  told jsonb := entry - array['id', 'company_id', 'client_id', 'created_at', 'updated_at', 'last_used_at', 'last_read_at', 'logo_svg'];
begin
  if entry ? 'legal' then
    told := told - 'legal' || coalesce((select jsonb_object_agg('legal.' || key, value)
      from jsonb_each(case when jsonb_typeof(entry -> 'legal') = 'object' then entry -> 'legal' else '{}' end)), '{}');
  end if;
  if entry ? 'policy_id' then
    told := told - 'policy_id' || jsonb_build_object('policy', (select
      jsonb_strip_nulls(to_jsonb(policy) - array['id', 'company_id', 'created_at'])
      from policies policy where policy.id = entry ->> 'policy_id'));
  end if;
  if entry ? 'expert_id' then
    told := told - 'expert_id' || jsonb_build_object('expert', (select fo_id from experts where id = entry ->> 'expert_id'));
  end if;
  if entry ? 'service_id' then
    told := told - 'service_id';
  end if;
  if entry ? 'during' then
    told := told - 'during' || jsonb_build_object(
      'from', lower((entry ->> 'during')::tstzrange), 'to', upper((entry ->> 'during')::tstzrange));
  end if;
  if entry ? 'opens' then
    told := told || jsonb_build_object(
      'opens', to_char(make_interval(mins => (entry ->> 'opens')::integer), 'HH24:MI'),
      'closes', to_char(make_interval(mins => (entry ->> 'closes')::integer), 'HH24:MI'));
  end if;
  return coalesce((select jsonb_object_agg(key, value) from jsonb_each(told) where value <> 'null'), '{}');
end $$;

-- A value as it may be kept: no secret, whatever its column is called next, and of an address nothing that could be one.
create function change_value(field text, value jsonb) returns jsonb language sql immutable as $$
  select case
    when value is null then null
    when field ~ 'secret|hash|token|password|sealed' or field = 'settings' then '"•••"'
    when field = 'url' then to_jsonb(regexp_replace(regexp_replace(value #>> '{}', '//[^/?#]*@', '//•••@'), '[?#].*', '?•••'))
    else value
  end
$$;

create function change_area(of_table text, field text) returns text language sql immutable as $$
  select case of_table
    when 'companies' then case
      when field like 'legal.%' then 'legal'
      when field in ('draft_since', 'suspended_at', 'suspension_reason', 'deletes_at') then 'state'
      when field = 'api_key_hash' then 'keys'
      when field ~ '^(storage_|withdrawal_|sms_)' or field in ('feed_names', 'waiting_list') then 'settings'
      else 'configuration' end
    when 'schedule_settings' then case field when 'policy' then 'policy' else 'settings' end
    when 'budget_settings' then 'settings'
    when 'opening_hours' then 'hours'
    when 'catalogue_services' then 'services'
    when 'service_experts' then 'services'
    when 'reminder_rules' then 'reminders'
    when 'webhook_endpoints' then 'webhooks'
    when 'payment_accounts' then 'payments'
    when 'invoicing_accounts' then 'invoicing'
    when 'provider_keys' then 'keys'
    when 'calendar_feeds' then 'calendars'
    else of_table
  end
$$;

-- What a table's columns have where nothing was said, as a row of it.
create function column_defaults(of_table regclass) returns jsonb language plpgsql stable as $$
declare
  given record;
  value jsonb;
  defaults jsonb := '{}';
begin
  for given in
    select attname::text as name, pg_get_expr(adbin, adrelid) as says from pg_attrdef
    join pg_attribute on attrelid = adrelid and attnum = adnum where adrelid = of_table
  loop
    execute format('select to_jsonb(%s)', given.says) into value;
    defaults := defaults || jsonb_build_object(given.name, value);
  end loop;
  return defaults;
end $$;

-- Arguments: the column that says which entry it is, or nothing; `defaults` where a row that is not there has those.
create function keep_change() returns trigger language plpgsql as $$
declare
  row_before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  row_after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  present jsonb := coalesce(row_after, row_before);
  told_before jsonb;
  told_after jsonb;
  company text;
  about text;
  actor jsonb := coalesce(nullif(current_setting('portal.actor', true), '')::jsonb, '{"kind": "portal"}');
begin
  company := case tg_table_name
    when 'companies' then present ->> 'id'
    when 'service_experts' then (select company_id from catalogue_services where id = present ->> 'service_id')
    else present ->> 'company_id' end;
  -- What is deleted with its provider leaves nothing behind.
  if current_setting('portal.deletes_provider', true) = company then
    return null;
  end if;
  -- Preset rules hold before they are written down; their ids begin as that of their provider.
  if tg_op = 'INSERT' and tg_table_name = 'reminder_rules' and left(present ->> 'id', -1) = left(company, -1) then
    return null;
  end if;
  about := case tg_argv[0]
    when 'service_id' then (select fo_id from catalogue_services where id = present ->> 'service_id')
    when 'expert_id' then (select fo_id from experts where id = present ->> 'expert_id')
    else present ->> tg_argv[0] end;
  if tg_op = 'INSERT' and tg_argv[1] = 'defaults' then
    row_before := jsonb_build_object('policy_id', null) || column_defaults(tg_relid);
  end if;
  told_before := case when row_before is not null then change_entry(row_before) end;
  told_after := case when row_after is not null then change_entry(row_after) end;
  if told_before is null or told_after is null then
    insert into provider_changes (company_id, at, actor_kind, actor_name, address, area, subject, field, before, after)
    values (company, portal_now(), actor ->> 'kind', actor ->> 'name', actor ->> 'address',
      change_area(tg_table_name::text, ''), about, null,
      (select jsonb_object_agg(key, change_value(key, value)) from jsonb_each(told_before)),
      (select jsonb_object_agg(key, change_value(key, value)) from jsonb_each(told_after)));
    return null;
  end if;
  insert into provider_changes (company_id, at, actor_kind, actor_name, address, area, subject, field, before, after)
  select company, portal_now(), actor ->> 'kind', actor ->> 'name', actor ->> 'address',
    change_area(tg_table_name::text, field), case field when 'api_key_hash' then 'original' else about end, field,
    change_value(field, told_before -> field), change_value(field, told_after -> field)
  from (select jsonb_object_keys(told_before || told_after) as field) fields
  where told_before -> field is distinct from told_after -> field
  order by field;
  return null;
end $$;

create trigger companies_changes after insert or update on companies
  for each row execute function keep_change('');
create trigger schedule_settings_changes after insert or update or delete on schedule_settings
  for each row execute function keep_change('', 'defaults');
create trigger budget_settings_changes after insert or update or delete on budget_settings
  for each row execute function keep_change('', 'defaults');
create trigger opening_hours_changes after insert or update or delete on opening_hours
  for each row execute function keep_change('expert_id');
create trigger closures_changes after insert or update or delete on closures
  for each row execute function keep_change('id');
create trigger catalogue_services_changes after insert or update or delete on catalogue_services
  for each row execute function keep_change('fo_id');
create trigger service_experts_changes after insert or update or delete on service_experts
  for each row execute function keep_change('service_id');
create trigger experts_changes after insert or update or delete on experts
  for each row execute function keep_change('fo_id');
create trigger reminder_rules_changes after insert or update or delete on reminder_rules
  for each row execute function keep_change('id');
create trigger webhook_endpoints_changes after insert or update or delete on webhook_endpoints
  for each row execute function keep_change('name');
create trigger payment_accounts_changes after insert or update or delete on payment_accounts
  for each row execute function keep_change('gateway');
create trigger invoicing_accounts_changes after insert or update or delete on invoicing_accounts
  for each row execute function keep_change('connector');
create trigger provider_keys_changes after insert or update or delete on provider_keys
  for each row execute function keep_change('name');
-- A customer's own calendar is no part of how the provider is set up.
create trigger calendar_feeds_made after insert or update on calendar_feeds
  for each row when (new.client_id is null) execute function keep_change('expert_id');
create trigger calendar_feeds_ended after delete on calendar_feeds
  for each row when (old.client_id is null) execute function keep_change('expert_id');

-- Kept as it was written, until it is old enough or goes with its provider, whose deletion was confirmed.
create function keep_provider_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and (old.at < portal_now() - interval '24 months'
    or (current_setting('portal.deletes_provider', true) = old.company_id
      and exists (select 1 from companies where id = old.company_id and deletes_at is not null))) then
    return old;
  end if;
  raise exception 'what was changed of a provider is kept for 24 months and never altered';
end $$;
create trigger provider_changes_keep before update or delete on provider_changes
  for each row execute function keep_provider_changes();
