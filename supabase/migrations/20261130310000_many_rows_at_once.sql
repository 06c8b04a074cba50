-- Many rows of one list at once: all of them or none, with the caller's own rights, and one way back for all.

-- The lists whose rows people may pick.
create function private.pickable_lists() returns text[]
language sql immutable set search_path = '' as $$
  select array['articles', 'club_extra_services', 'events', 'header_links', 'landing_pages', 'merch_products',
    'ninecast_episodes', 'partners', 'positions', 'precios', 'reply_templates', 'testimonials']
$$;

-- Writes columns over rows of one table. `changes`: the id of each, the version that was seen where there is one, and what
-- it is to say (`told`). Gives how many rows it found as they were.
create function private.write_over(list text, changes jsonb) returns integer
language plpgsql set search_path = '' as $$
declare
  done integer;
begin
  execute format(
    'update public.%1$I as it set %2$s
    from (
      select seen, told, jsonb_populate_record(null::public.%1$I, told) as wanted
      from (
        select jsonb_populate_record(null::public.%1$I, change) as seen, change -> ''told'' as told
        from jsonb_array_elements($1) as change offset 0
      ) as given offset 0
    ) as given
    where it.id = (given.seen).id and it.updated_at = coalesce((given.seen).updated_at, it.updated_at)',
    list,
    (select string_agg(format('%1$I = case when given.told ? %1$L then (given.wanted).%1$I else it.%1$I end', name), ', ')
      from (select distinct name from jsonb_array_elements(changes) as change, jsonb_object_keys(change -> 'told') as name) as named)
  ) using changes;
  get diagnostics done = row_count;
  return done;
end
$$;

-- Adds rows of one table, which all say the same columns.
create function private.add_rows(list text, added jsonb) returns integer
language plpgsql set search_path = '' as $$
declare
  names constant text := (select string_agg(quote_ident(name), ', ' order by name) from jsonb_object_keys(added -> 0) as name);
  done integer;
begin
  execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_recordset(null::public.%1$I, $1)',
    list, names) using added;
  get diagnostics done = row_count;
  return done;
end
$$;

-- Adds, changes and removes rows of one list together, and gives the number of the change (`audit_log.transaction`). What
-- somebody else has changed meanwhile, or is not the caller's to change, stops all of it.
create function public.change_rows(list text, added jsonb, changed jsonb, removed jsonb) returns bigint
language plpgsql set search_path = '' as $$
declare
  asked integer;
  done integer := 0;
begin
  if list <> all (private.pickable_lists()) then
    raise invalid_parameter_value using message = 'No list of this name is changed in one go';
  end if;
  if jsonb_array_length(added) + jsonb_array_length(changed) + jsonb_array_length(removed) > 5000 then
    raise exception 'Son demasiadas filas de una vez: 5000 como mucho.' using errcode = '22023';
  end if;
  asked := jsonb_array_length(changed) + jsonb_array_length(removed);
  if jsonb_array_length(changed) > 0 then done := private.write_over(list, changed); end if;
  if jsonb_array_length(removed) > 0 then
    execute format('with gone as (
        delete from public.%1$I as it using jsonb_populate_recordset(null::public.%1$I, $1) as seen
        where it.id = seen.id and it.updated_at = seen.updated_at returning it.id)
      select $2 + count(*) from gone', list) into done using removed, done;
  end if;
  if done <> asked then
    raise exception 'No se ha guardado nada: de % filas, % ya no están como las veías, o no son tuyas. Mira la lista otra vez.',
      asked, asked - done using errcode = '22023';
  end if;
  if jsonb_array_length(added) > 0 then perform private.add_rows(list, added); end if;
  return pg_catalog.pg_current_xact_id()::text::bigint;
end
$$;

-- Takes back what one call of `change_rows` did, within the hour and by who did it, unless one of its rows was changed since.
create function public.undo_change(change bigint) returns void
language plpgsql set search_path = '' as $$
declare
  list text;
  undone constant text := 'No se ha deshecho nada: después se ha cambiado alguna de estas filas. Míralas en su historial.';
  part jsonb;
  entry bigint;
  done integer;
begin
  select table_name into list from public.audit_log
  where at > now() - interval '1 hour' and transaction = change and person = (select auth.uid())
    and table_name = any (private.pickable_lists()) limit 1;
  if list is null then
    raise exception 'Este cambio ya no se puede deshacer de una vez.' using errcode = '22023';
  end if;
  if exists (
    select from public.audit_log as was join public.audit_log as since
      on since.table_name = was.table_name and since.row_id = was.row_id and since.id > was.id
    where was.at > now() - interval '1 hour' and was.transaction = change and was.table_name = list
      and since.transaction <> change
  ) then
    raise exception '%', undone using errcode = '22023';
  end if;
  select jsonb_agg(jsonb_build_object('id', row_id)) into part from public.audit_log
  where at > now() - interval '1 hour' and transaction = change and table_name = list and kind = 'insert';
  if part is not null then
    execute format('with gone as (
        delete from public.%1$I as it using jsonb_populate_recordset(null::public.%1$I, $1) as added
        where it.id = added.id returning it.id)
      select count(*) from gone', list) into done using part;
    if done <> jsonb_array_length(part) then raise exception '%', undone using errcode = '22023'; end if;
  end if;
  select jsonb_agg(jsonb_build_object('id', row_id, 'told', before)) into part from public.audit_log
  where at > now() - interval '1 hour' and transaction = change and table_name = list and kind = 'update';
  if part is not null and private.write_over(list, part) <> jsonb_array_length(part) then
    raise exception '%', undone using errcode = '22023';
  end if;
  -- What has an address of its own comes back with the former ones.
  for entry in
    select id from public.audit_log
    where at > now() - interval '1 hour' and transaction = change and table_name = list and kind = 'delete' and before ? 'slug'
  loop
    perform public.restore_deleted(entry);
  end loop;
  select jsonb_agg(before - 'updated_at') into part from public.audit_log
  where at > now() - interval '1 hour' and transaction = change and table_name = list and kind = 'delete' and not before ? 'slug';
  if part is not null then perform private.add_rows(list, part); end if;
end
$$;

revoke all on function private.pickable_lists(), private.write_over(text, jsonb), private.add_rows(text, jsonb),
  public.change_rows(text, jsonb, jsonb, jsonb), public.undo_change(bigint) from public, anon, authenticated, service_role;
grant execute on function private.pickable_lists(), private.write_over(text, jsonb), private.add_rows(text, jsonb),
  public.change_rows(text, jsonb, jsonb, jsonb), public.undo_change(bigint) to authenticated;
