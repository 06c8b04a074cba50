-- Hundreds of planned changes of classes that are thrown away at once, as with their campaign, were looked at one by one, each
-- of them beside the whole week: four hundred took twenty seconds, and the database gave up. They are noted as they go, and
-- looked at together at the end of the transaction.
create function private.note_dropped_plans() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform set_config('private.dropped_plans', (
    coalesce(nullif(current_setting('private.dropped_plans', true), '')::jsonb, '[]') || coalesce(
      jsonb_agg(jsonb_build_object('row_id', row_id, 'due_at', due_at, 'created_at', created_at)), '[]'))::text, true)
  from gone where table_name = 'club_classes' and state = 'waiting';
  return null;
end
$$;
revoke all on function private.note_dropped_plans() from public, anon, authenticated, service_role;
create trigger note_dropped_plans after delete on public.planned_changes referencing old table as gone
  for each statement execute function private.note_dropped_plans();

create or replace function private.leave_no_meeting_plans() returns trigger
language plpgsql set search_path = '' as $$
declare
  noted constant text := nullif(current_setting('private.dropped_plans', true), '');
  dropped public.planned_changes[];
  moment timestamptz;
  in_the_way text;
  asked_about text;
begin
  -- Those that one of them looked at are looked at.
  if noted is null then return null; end if;
  perform set_config('private.dropped_plans', '', true);
  dropped := array(select plan from jsonb_populate_recordset(null::public.planned_changes, noted::jsonb) as plan);
  for moment in
    select due_at from unnest(dropped) union select due_at from public.planned_changes
    where table_name = 'club_classes' and state = 'waiting' and due_at > (select min(due_at) from unnest(dropped)) order by 1
  loop
    loop
      begin
        perform private.refuse_meeting_classes(array(select row_id from unnest(dropped) where due_at <= moment), moment);
        exit;
      exception when invalid_parameter_value then
        get stacked diagnostics in_the_way = pg_exception_detail, asked_about = pg_exception_hint;
        if exists (select from public.planned_changes where row_id = asked_about and created_at = now()) then raise; end if;
        delete from public.planned_changes as beside using unnest(dropped) as gone
        where beside.table_name = 'club_classes' and beside.row_id = in_the_way
          and beside.state = 'waiting' and gone.row_id = asked_about
          and beside.due_at = gone.due_at and beside.created_at = gone.created_at;
        if not found then raise; end if;
      end;
    end loop;
  end loop;
  return null;
end
$$;

-- Which of those that were asked about it is, the refusal says as well.
do $$
declare
  definition text := pg_get_functiondef('private.refuse_meeting_classes(text[], timestamptz)'::regprocedure);
  change record;
begin
  for change in values
    ('  in_the_way text;', '  in_the_way text;' || E'\n' || '  asked_about text;'),
    (E'    other.id\n  into meeting, in_the_way', E'    other.id, one.id\n  into meeting, in_the_way, asked_about'),
    ('detail = in_the_way', 'detail = in_the_way, hint = asked_about')
  loop
    if position(change.column1 in definition) = 0 then raise exception 'refuse_meeting_classes is another by now'; end if;
    definition := replace(definition, change.column1, change.column2);
  end loop;
  execute definition;
end
$$;
