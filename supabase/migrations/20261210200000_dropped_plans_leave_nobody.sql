-- A planned change of a class that is thrown away, or another put in its place, leaves the class where it was. What was planned
-- with it and needs its place goes with it; for what was planned otherwise it is refused. Asked at the end of the transaction,
-- when the one in its place is there.
create function private.leave_no_meeting_plans() returns trigger
language plpgsql set search_path = '' as $$
declare
  moment timestamptz;
  in_the_way text;
begin
  for moment in
    select old.due_at union select due_at from public.planned_changes
    where table_name = 'club_classes' and state = 'waiting' and due_at > old.due_at order by 1
  loop
    loop
      begin
        perform private.refuse_meeting_classes(array[old.row_id], moment);
        exit;
      exception when invalid_parameter_value then
        get stacked diagnostics in_the_way = pg_exception_detail;
        if exists (select from public.planned_changes where row_id = old.row_id and created_at = now()) then raise; end if;
        delete from public.planned_changes where table_name = 'club_classes' and row_id = in_the_way
          and state = 'waiting' and due_at = old.due_at and created_at = old.created_at;
        if not found then raise; end if;
      end;
    end loop;
  end loop;
  return null;
end
$$;
create constraint trigger leave_no_meeting_plans after delete on public.planned_changes
  deferrable initially deferred for each row
  when (old.table_name = 'club_classes' and old.state = 'waiting' and old.changes
    ?| array['weekday', 'start_minute', 'minutes', 'room', 'instructor', 'valid_from', 'valid_until'])
  execute function private.leave_no_meeting_plans();
revoke all on function private.leave_no_meeting_plans() from public, anon, authenticated, service_role;

-- A planned change that was moved is recorded with its moments alone: what it is for, it says itself while it waits.
create or replace function private.colleagues_did(since timestamptz, wanted jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'transaction', transaction, 'at', at, 'person', person,
    'person_email', person_email, 'table_name', table_name, 'row_id', row_id, 'club', club, 'kind', kind,
    'before', private.only_name(before, wanted -> table_name ->> 1)
      || case when table_name = 'planned_changes' then private.planned_row(before) else '{}' end,
    'after', private.only_name(after, wanted -> table_name ->> 1)
      || case when table_name = 'planned_changes' then private.planned_row(coalesce(
        (select to_jsonb(plan) from public.planned_changes as plan where plan.id::text = did.row_id), after)) else '{}' end)
    order by id desc), '[]')
  from (select * from public.audit_log where at > since and person is not null and person <> (select auth.uid())
    order by id desc limit 100) as did
$$;

-- One that was thrown away says before what it was for; one that was moved, and is gone by now, does not say it any more.
do $$
declare
  change record;
  definition text;
begin
  for change in select * from (values
    ('coalesce(told -> ''after'', told -> ''before'')', 'coalesce(nullif(told -> ''after'', ''null''), told -> ''before'')'),
    ('format(''public.%I'', entry ->> ''table_name'')', '''public.'' || quote_ident(entry ->> ''table_name'')')
  ) as them (was, is_now) loop
    definition := pg_get_functiondef('private.name_rows(jsonb, jsonb)'::regprocedure);
    if position(change.was in definition) = 0 then raise exception 'private.name_rows is another by now'; end if;
    execute replace(definition, change.was, change.is_now);
  end loop;
end
$$;
