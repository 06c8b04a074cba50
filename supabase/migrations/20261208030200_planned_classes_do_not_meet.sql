-- Classes that would need the same room or person at once are not planned, as they are not saved (`find-clashes.ts`): asked of
-- their week as plans until that moment make it, and again of the week as it is when they are written.
create function private.refuse_meeting_classes(touched text[], moment timestamptz) returns void
language plpgsql stable set search_path = '' as $$
declare
  meeting text;
begin
  with week as (
    select class.* from public.club_classes as it cross join lateral jsonb_populate_record(it, coalesce((
      select jsonb_object_agg(name, value order by plan.due_at, plan.created_at)
      from public.planned_changes as plan, jsonb_each(plan.changes) as change (name, value)
      where plan.table_name = 'club_classes' and plan.row_id = it.id::text and plan.state = 'waiting'
        and plan.due_at <= moment), '{}')) as class
    where it.club_id in (select club_id from public.club_classes where id::text = any (touched))
  )
  select format(case when is_room then '%s está ocupada el %s: %s y %s se pisan.'
    else '%s tiene dos clases a la vez el %s: %s y %s se pisan.' end,
    case when is_room then btrim(one.room) else btrim(one.instructor) end,
    (array['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'])[one.weekday],
    private.class_in_words(one.activity_id, one.start_minute), private.class_in_words(other.activity_id, other.start_minute))
  into meeting
  from week as one join week as other on other.id <> one.id and other.club_id = one.club_id and other.weekday = one.weekday
    and one.start_minute < other.start_minute + other.minutes and other.start_minute < one.start_minute + one.minutes
    and coalesce(one.valid_from, '-infinity') <= coalesce(other.valid_until, 'infinity')
    and coalesce(other.valid_from, '-infinity') <= coalesce(one.valid_until, 'infinity')
  cross join lateral (select lower(btrim(one.room)) = lower(btrim(other.room)) and btrim(one.room) <> '' as is_room) as room
  where one.id::text = any (touched) and (is_room
    or lower(btrim(one.instructor)) = lower(btrim(other.instructor)) and btrim(one.instructor) <> '')
  order by one.start_minute limit 1;
  if meeting is not null then raise exception '%', meeting using errcode = '22023'; end if;
end
$$;

-- "Pilates (12:15)"
create function private.class_in_words(activity uuid, start_minute integer) returns text
language sql stable set search_path = '' as $$
  select format('%s (%s)', (select name from public.activities where id = activity),
    to_char(make_interval(mins => start_minute), 'FMHH24:MI'))
$$;

revoke all on function private.refuse_meeting_classes(text[], timestamptz), private.class_in_words(uuid, integer)
  from public, anon, authenticated, service_role;
grant execute on function private.refuse_meeting_classes(text[], timestamptz), private.class_in_words(uuid, integer)
  to authenticated;

do $$
declare
  told constant text[] := array[
    'public.plan_changes(jsonb, timestamptz, timestamptz, uuid, uuid[])', E'  end loop;\nend',
    'private.write_planned_change(public.planned_changes)', E'  return null;\nend',
    'private.write_planned_changes(public.planned_changes[])', E'  return written;\nend'];
  refusal constant text[] := array[
    E'  end loop;
  perform private.refuse_meeting_classes(array(
    select it ->> ''row'' from jsonb_array_elements(plans) as it where it ->> ''table'' = ''club_classes''
      and it -> ''changes'' ?| array[''weekday'', ''start_minute'', ''minutes'', ''room'', ''instructor'', ''valid_from'', ''valid_until'']), begins);
end',
    E'  if plan.table_name = ''club_classes'' then perform private.refuse_meeting_classes(array[plan.row_id], ''-infinity''); end if;
  return null;
end',
    E'  if plans[1].table_name = ''club_classes'' then
    perform private.refuse_meeting_classes(array(select row_id from unnest(plans) where id = any (written)), ''-infinity'');
  end if;
  return written;
end'];
  definition text;
begin
  for at in 1 .. 3 loop
    definition := pg_get_functiondef(told[2 * at - 1]::regprocedure);
    if position(told[2 * at] in definition) = 0 then raise exception '% is another by now', told[2 * at - 1]; end if;
    execute replace(definition, told[2 * at], refusal[at]);
  end loop;
end
$$;
