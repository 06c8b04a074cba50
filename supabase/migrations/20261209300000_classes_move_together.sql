-- Classes that would need the same room or person at once are refused whenever plans of them get a moment, also when they or
-- their campaign are moved, and at every moment from then on: one that goes back at its end needs its place again.
create function private.refuse_meeting_plans(plans uuid[], since timestamptz) returns void
language plpgsql stable set search_path = '' as $$
declare
  touched constant text[] := array(select row_id from public.planned_changes
    where id = any (plans) and table_name = 'club_classes'
      and changes ?| array['weekday', 'start_minute', 'minutes', 'room', 'instructor', 'valid_from', 'valid_until']);
  moment timestamptz;
begin
  if touched = '{}' then return; end if;
  for moment in
    select since union select due_at from public.planned_changes
    where table_name = 'club_classes' and state = 'waiting' and due_at > since order by 1
  loop
    perform private.refuse_meeting_classes(touched, moment);
  end loop;
end
$$;

create function private.refuse_meeting_moves() returns trigger
language plpgsql set search_path = '' as $$
declare
  plans uuid[];
  since timestamptz;
begin
  select array_agg(id), min(least(moved.due_at, was.due_at)) into plans, since
  from moved join was using (id) where moved.due_at <> was.due_at;
  perform private.refuse_meeting_plans(plans, since);
  return null;
end
$$;
create trigger refuse_meeting_moves after update on public.planned_changes
  referencing old table as was new table as moved for each statement execute function private.refuse_meeting_moves();

-- Without its check of classes: several may have to be written before they stand where they should.
create or replace function private.write_planned_change(plan public.planned_changes) returns text
language plpgsql set search_path = '' as $$
declare
  was constant jsonb := private.row_to_change(plan.table_name, plan.row_id);
  names text;
begin
  if was is null then return private.why_no_row(plan); end if;
  if exists (select from jsonb_each(plan.seen) as it (name, value) where was -> name is distinct from value) then
    return 'Mientras esperaba, alguien ha cambiado lo mismo.';
  end if;
  select string_agg(format('%I', name), ', ') into names from jsonb_object_keys(plan.changes) as name;
  execute format(
    'update public.%1$I as it set (%2$s) = (select %2$s from jsonb_populate_record(it, $1)) where %3$I::text = $2',
    plan.table_name, names, (private.plannable(plan.table_name)).key) using plan.changes, plan.row_id;
  return null;
end
$$;

create function private.apply_plan(plan public.planned_changes) returns void
language plpgsql set search_path = '' as $$
declare
  why_not constant text := private.write_planned_change(plan);
begin
  if why_not is not null then raise exception '%', why_not using errcode = '22023'; end if;
  perform private.note_planned_change(plan, null);
end
$$;

-- A class takes along those that it was planned with and whose place it needs.
create function private.make_room(plan public.planned_changes) returns void
language plpgsql set search_path = '' as $$
declare
  in_the_way text;
  other uuid;
begin
  perform private.refuse_meeting_classes(array[plan.row_id], '-infinity');
exception when invalid_parameter_value then
  get stacked diagnostics in_the_way = pg_exception_detail;
  select id into other from public.planned_changes where table_name = plan.table_name and row_id = in_the_way
    and state = 'waiting' and due_at = plan.due_at and created_at = plan.created_at;
  if not found then raise; end if;
  perform public.apply_planned_change(other);
  perform private.make_room(plan);
end
$$;

create or replace function public.apply_planned_change(plan_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  plan public.planned_changes;
begin
  if not (select private.is_staff()) then raise exception 'Solo el personal puede hacerlo.' using errcode = '42501'; end if;
  select * into plan from public.planned_changes where id = plan_id and state <> 'done';
  if not found then raise exception 'Este cambio ya no está previsto.' using errcode = '22023'; end if;
  if exists (select from public.planned_changes where id = plan.undoes and state <> 'done') then
    raise exception 'Todavía no ha empezado: no hay nada que deshacer.' using errcode = '22023';
  end if;
  perform private.apply_plan(plan);
  if plan.table_name = 'club_classes' then perform private.make_room(plan); end if;
end
$$;

create or replace function public.plan_changes(
  plans jsonb, begins timestamptz, until timestamptz default null, campaign uuid default null, replaced uuid[] default '{}')
returns void
language plpgsql set search_path = '' as $$
declare
  is_now constant boolean := begins is null and campaign is null;
  plan jsonb;
  first public.planned_changes;
  planned uuid[];
begin
  if campaign is not null then
    select starts_at, ends_at into begins, until from public.campaigns where id = campaign;
    if not found then raise exception 'Esta campaña ya no existe.' using errcode = '22023'; end if;
  end if;
  if is_now then begins := now() + interval '1 second'; end if;
  if until <= begins then
    raise exception '«Hasta» tiene que ser después de «Desde».' using errcode = '22023';
  end if;
  delete from public.planned_changes where id = any (replaced) and state <> 'done';
  for plan in select * from jsonb_array_elements(plans) loop
    insert into public.planned_changes (table_name, row_id, changes, due_at, campaign_id)
    values (plan ->> 'table', plan ->> 'row', plan -> 'changes', begins, campaign) returning * into first;
    planned := planned || first.id;
    if until is not null then
      insert into public.planned_changes (table_name, row_id, changes, due_at, campaign_id, undoes)
      values (first.table_name, first.row_id, first.seen, until, campaign, first.id);
    end if;
    if is_now then perform private.apply_plan(first); end if;
  end loop;
  perform private.refuse_meeting_plans(planned, begins);
end
$$;

revoke all on function private.refuse_meeting_plans(uuid[], timestamptz), private.refuse_meeting_moves(),
  private.apply_plan(public.planned_changes), private.make_room(public.planned_changes)
  from public, anon, authenticated, service_role;
grant execute on function private.refuse_meeting_plans(uuid[], timestamptz), private.apply_plan(public.planned_changes),
  private.make_room(public.planned_changes) to authenticated;

-- By the clock, those of an author and a moment stand together as well, whatever columns each of them names; one that is tried
-- by itself is checked by itself. And which class is in the way, the refusal tells.
do $$
declare
  change record;
  definition text;
begin
  for change in select * from (values
    ('private.write_planned_changes(public.planned_changes[])',
      'from jsonb_object_keys(plans[1].changes) as name',
      'from (select distinct jsonb_object_keys(changes) as name from unnest(plans)) as named'),
    ('private.write_plans_of(timestamptz)',
      'array(select jsonb_object_keys(changes)) as columns',
      'case when table_name <> ''club_classes'' then array(select jsonb_object_keys(changes)) end as columns'),
    ('private.write_plans_of(timestamptz)',
      'why_not := private.write_planned_change(plan);',
      'why_not := private.write_planned_change(plan);
      if plan.table_name = ''club_classes'' then perform private.refuse_meeting_classes(array[plan.row_id], ''-infinity''); end if;'),
    ('private.refuse_meeting_classes(text[], timestamptz)', E'\n  meeting text;', E'\n  meeting text;\n  in_the_way text;'),
    ('private.refuse_meeting_classes(text[], timestamptz)', E'\n  into meeting', E',\n    other.id\n  into meeting, in_the_way'),
    ('private.refuse_meeting_classes(text[], timestamptz)',
      'errcode = ''22023''', 'errcode = ''22023'', detail = in_the_way')
  ) as them (of_function, was, is_now) loop
    definition := pg_get_functiondef(change.of_function::regprocedure);
    if position(change.was in definition) = 0 then raise exception '% is another by now', change.of_function; end if;
    execute replace(definition, change.was, change.is_now);
  end loop;
end
$$;
