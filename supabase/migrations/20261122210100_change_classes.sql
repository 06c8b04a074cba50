-- A week is published as one: all of its changes or none, each only over the version that its editor saw. What may be
-- done is decided by the policies of the table, since the function has no rights of its own.
-- `changes`: {"add": [class], "change": [class with id and updated_at], "remove": [{id, updated_at}]}
create function public.change_classes(changes jsonb) returns integer
language plpgsql security invoker set search_path = '' as $$
declare
  asked record;
  done integer := 0;
begin
  for asked in
    select * from jsonb_to_recordset(coalesce(changes -> 'remove', '[]')) as it (id uuid, updated_at timestamptz)
  loop
    delete from public.club_classes where id = asked.id and updated_at = asked.updated_at;
    -- One that is gone already is as it was wanted.
    if not found and exists (select from public.club_classes where id = asked.id) then
      raise exception 'Otra persona ha cambiado esta semana mientras la editabas.' using errcode = 'PT409';
    end if;
    done := done + 1;
  end loop;
  for asked in
    select * from jsonb_populate_recordset(null::public.club_classes, coalesce(changes -> 'change', '[]'))
  loop
    update public.club_classes set
      activity_id = asked.activity_id, weekday = asked.weekday, start_minute = asked.start_minute,
      minutes = asked.minutes, room = asked.room, instructor = asked.instructor, places = asked.places,
      valid_from = asked.valid_from, valid_until = asked.valid_until
    where id = asked.id and updated_at = asked.updated_at;
    if not found then
      raise exception 'Otra persona ha cambiado esta semana mientras la editabas.' using errcode = 'PT409';
    end if;
    done := done + 1;
  end loop;
  for asked in
    select * from jsonb_populate_recordset(null::public.club_classes, coalesce(changes -> 'add', '[]'))
  loop
    insert into public.club_classes
      (club_id, activity_id, weekday, start_minute, minutes, room, instructor, places, valid_from, valid_until)
    values
      (asked.club_id, asked.activity_id, asked.weekday, asked.start_minute, asked.minutes, asked.room,
        asked.instructor, asked.places, asked.valid_from, asked.valid_until);
    done := done + 1;
  end loop;
  return done;
end
$$;

revoke all on function public.change_classes(jsonb) from public, anon, authenticated, service_role;
grant execute on function public.change_classes(jsonb) to authenticated, service_role;
