-- What was done to whole rows is taken back for as long as a deletion is: by who did it, and by the direction.

-- Writes columns over rows of one table, as before; `key` tells its rows apart.
drop function private.write_over(text, jsonb);
create function private.write_over(list text, changes jsonb, key text default 'id') returns integer
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
    where it.%3$I = (given.seen).%3$I and it.updated_at = coalesce((given.seen).updated_at, it.updated_at)',
    list,
    (select string_agg(format('%1$I = case when given.told ? %1$L then (given.wanted).%1$I else it.%1$I end', name), ', ')
      from (select distinct name from jsonb_array_elements(changes) as change, jsonb_object_keys(change -> 'told') as name) as named),
    key
  ) using changes;
  get diagnostics done = row_count;
  return done;
end
$$;

-- Of these entries those whose change can be taken back: of whole rows, none of which has an entry of later.
create function public.undoable(entries bigint[]) returns setof bigint
language sql stable security definer set search_path = '' as $$
  select one.id from public.audit_log as one
  where one.id = any (entries) and one.at > now() - interval '30 days' and (select private.is_staff())
    and (one.person = (select auth.uid()) or one.person is not null and exists (
      select from public.staff where staff.user_id = (select auth.uid()) and staff.role = 'direction'))
    and not exists (
      select from public.audit_log as part left join private.audited_tables as audited using (table_name)
      where part.at = one.at and part.transaction = one.transaction and part.table_name <> 'former_slugs'
        and (audited.is_whole is not true or exists (
          select from public.audit_log as since
          where since.table_name = part.table_name and since.row_id = part.row_id and since.id > part.id
            and (since.at, since.transaction) is distinct from (one.at, one.transaction))))
$$;

-- Of the tables that an entry's change wrote, in the order in which it did.
create function private.tables_of_change(entry bigint) returns table (
  list text, key text, changed_at timestamptz, change bigint, total bigint)
language sql stable security definer set search_path = '' as $$
  select part.table_name, audited.key_columns[1], one.at, one.transaction, count(*)
  from public.audit_log as one
    join public.audit_log as part on part.at = one.at and part.transaction = one.transaction
    join private.audited_tables as audited on audited.table_name = part.table_name
  where one.id = entry and part.table_name <> 'former_slugs' and (select private.is_staff())
  group by part.table_name, audited.key_columns, one.at, one.transaction order by min(part.id)
$$;

-- Takes back the change that an entry is of, with the rights of who asks.
create function public.undo_entry(entry bigint) returns void
language plpgsql set search_path = '' as $$
declare
  undone constant text := 'No se ha deshecho nada: después se ha cambiado alguna de estas filas. Míralas en su historial.';
  part record;
  rows jsonb;
  deletion bigint;
  done integer;
begin
  if not exists (select from public.undoable(array[entry])) then
    if exists (
      select from public.audit_log as one
        join public.audit_log as beside on beside.at = one.at and beside.transaction = one.transaction
        join public.audit_log as since
          on since.table_name = beside.table_name and since.row_id = beside.row_id and since.id > beside.id
          and (since.at, since.transaction) is distinct from (one.at, one.transaction)
      where one.id = entry and one.at > now() - interval '30 days'
    ) then raise exception '%', undone using errcode = '22023'; end if;
    raise exception 'Este cambio ya no se puede deshacer de una vez.' using errcode = '22023';
  end if;
  for part in select * from private.tables_of_change(entry) loop
    -- What is no longer hers she does not see.
    select count(*) into done from public.audit_log
    where at = part.changed_at and transaction = part.change and table_name = part.list;
    if done <> part.total then
      raise exception 'No se ha deshecho nada: alguna de estas filas ya no es tuya.' using errcode = '42501';
    end if;
    select jsonb_agg(jsonb_build_object(part.key, row_id)) into rows from public.audit_log
    where at = part.changed_at and transaction = part.change and table_name = part.list and kind = 'insert';
    if rows is not null then
      execute format('with gone as (
          delete from public.%1$I as it using jsonb_populate_recordset(null::public.%1$I, $1) as added
          where it.%2$I = added.%2$I returning it.%2$I)
        select count(*) from gone', part.list, part.key) into done using rows;
      if done <> jsonb_array_length(rows) then raise exception '%', undone using errcode = '22023'; end if;
    end if;
    select jsonb_agg(jsonb_build_object(part.key, row_id, 'told', before)) into rows from public.audit_log
    where at = part.changed_at and transaction = part.change and table_name = part.list and kind = 'update';
    if rows is not null and private.write_over(part.list, rows, part.key) <> jsonb_array_length(rows) then
      raise exception '%', undone using errcode = '22023';
    end if;
    -- What has an address of its own comes back with the former ones.
    for deletion in
      select id from public.audit_log
      where at = part.changed_at and transaction = part.change and table_name = part.list and kind = 'delete' and before ? 'slug'
    loop
      perform public.restore_deleted(deletion);
    end loop;
    select jsonb_agg(before - 'updated_at') into rows from public.audit_log
    where at = part.changed_at and transaction = part.change and table_name = part.list and kind = 'delete' and not before ? 'slug';
    if rows is not null then perform private.add_rows(part.list, rows); end if;
  end loop;
end
$$;

-- Takes back what one call of `change_rows` did, within the hour and by who did it, unless one of its rows was changed since.
create or replace function public.undo_change(change bigint) returns void
language plpgsql set search_path = '' as $$
declare
  entry bigint;
begin
  select id into entry from public.audit_log
  where at > now() - interval '1 hour' and transaction = change and person = (select auth.uid())
    and table_name = any (private.pickable_lists()) limit 1;
  if entry is null then
    raise exception 'Este cambio ya no se puede deshacer de una vez.' using errcode = '22023';
  end if;
  perform public.undo_entry(entry);
end
$$;

revoke all on function private.write_over(text, jsonb, text), private.tables_of_change(bigint), public.undoable(bigint[]),
  public.undo_entry(bigint) from public, anon, authenticated, service_role;
grant execute on function private.write_over(text, jsonb, text), private.tables_of_change(bigint), public.undoable(bigint[]),
  public.undo_entry(bigint) to authenticated;
