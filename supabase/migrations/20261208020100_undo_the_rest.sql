-- A colleague who has changed one row of a change of many takes the way back from that row alone: the change is taken back of
-- the others, once whoever asks has been told which. Of one table: where others hang on its rows, it is all or nothing.

-- Of the rows of an entry's change those of which something of later says the same columns.
create function private.touched_rows(entry bigint) returns table (table_name text, row_id text, club text)
language sql stable security definer set search_path = '' as $$
  select part.table_name, part.row_id, part.club
  from public.audit_log as one
    join public.audit_log as part on part.at = one.at and part.transaction = one.transaction
  where one.id = entry and part.table_name <> 'former_slugs' and (select private.is_staff()) and exists (
    select from public.audit_log as since
    where since.table_name = part.table_name and since.row_id = part.row_id and since.id > part.id
      and (since.at, since.transaction) is distinct from (one.at, one.transaction)
      and (since.kind <> 'update' or part.kind = 'delete'
        or since.before ?| array(select jsonb_object_keys(coalesce(part.before, part.after - 'display_order')))))
$$;

create or replace function public.undoable(entries bigint[]) returns setof bigint
language sql stable security definer set search_path = '' as $$
  select one.id from public.audit_log as one
  where one.id = any (entries) and one.at > now() - interval '30 days' and (select private.is_staff())
    and (one.person = (select auth.uid()) or one.person is not null and exists (
      select from public.staff where staff.user_id = (select auth.uid()) and staff.role = 'direction'))
    and not exists (
      select from public.audit_log as part left join private.audited_tables as audited using (table_name)
      where part.at = one.at and part.transaction = one.transaction and part.table_name <> 'former_slugs'
        and audited.is_whole is not true)
    and (
      not exists (select from private.touched_rows(one.id))
      or not exists (
        select from public.audit_log as part
        where part.at = one.at and part.transaction = one.transaction
          and part.table_name not in (one.table_name, 'former_slugs'))
      and (select count(*) from private.touched_rows(one.id)) < (
        select count(*) from public.audit_log as part
        where part.at = one.at and part.transaction = one.transaction and part.table_name <> 'former_slugs'))
$$;

-- Takes back the change that an entry is of, with the rights of who asks; with `the_rest` of what nobody has touched since.
drop function public.undo_change(bigint);
drop function public.undo_entry(bigint);
create function public.undo_entry(entry bigint, the_rest boolean default false) returns void
language plpgsql set search_path = '' as $$
declare
  undone constant text := 'No se ha deshecho nada: después se ha cambiado alguna de estas filas. Míralas en su historial.';
  touched text[] := array(select row_id from private.touched_rows(entry));
  part record;
  rows jsonb;
  deletion bigint;
  done integer;
begin
  if not exists (select from public.undoable(array[entry])) then
    if touched <> '{}' and exists (select from public.audit_log where id = entry and at > now() - interval '30 days') then
      raise exception '%', undone using errcode = '22023';
    end if;
    raise exception 'Este cambio ya no se puede deshacer de una vez.' using errcode = '22023';
  end if;
  if touched <> '{}' and not the_rest then
    raise exception '%', undone using errcode = '22023', detail = (
      select jsonb_build_object('table', min(list), 'others', min(total) - cardinality(touched), 'rows', (
        select jsonb_agg(jsonb_build_object('row', row_id, 'club', club)) from private.touched_rows(entry)))
      from private.tables_of_change(entry));
  end if;
  for part in select * from private.tables_of_change(entry) loop
    -- What is no longer hers she does not see.
    select count(*) into done from public.audit_log
    where at = part.changed_at and transaction = part.change and table_name = part.list;
    if done <> part.total then
      raise exception 'No se ha deshecho nada: alguna de estas filas ya no es tuya.' using errcode = '42501';
    end if;
    -- What hangs on something that the same change made, in another table, goes with it; that is looked up once for all rows.
    select jsonb_agg(jsonb_build_object(part.key, row_id)) into rows from public.audit_log
    where at = part.changed_at and transaction = part.change and table_name = part.list and kind = 'insert'
      and row_id <> all (touched)
      and not exists (
        select from private.hangs_on(table_name, after) as parent
        where parent.of_table || ' ' || parent.of_row = any (array(
          select beside.table_name || ' ' || beside.row_id from public.audit_log as beside
          where beside.at = part.changed_at and beside.transaction = part.change and beside.kind = 'insert'
            and beside.table_name <> part.list)));
    if rows is not null then
      execute format('with gone as (
          delete from public.%1$I as it using jsonb_populate_recordset(null::public.%1$I, $1) as added
          where it.%2$I = added.%2$I returning it.%2$I)
        select count(*) from gone', part.list, part.key) into done using rows;
      if done <> jsonb_array_length(rows) then raise exception '%', undone using errcode = '22023'; end if;
    end if;
    select jsonb_agg(jsonb_build_object(part.key, row_id, 'told', before)) into rows from public.audit_log
    where at = part.changed_at and transaction = part.change and table_name = part.list and kind = 'update'
      and row_id <> all (touched);
    if rows is not null and private.write_over(part.list, rows, part.key) <> jsonb_array_length(rows) then
      raise exception '%', undone using errcode = '22023';
    end if;
    -- What has an address of its own comes back with the former ones.
    for deletion in
      select id from public.audit_log
      where at = part.changed_at and transaction = part.change and table_name = part.list and kind = 'delete' and before ? 'slug'
        and row_id <> all (touched)
    loop
      perform public.restore_deleted(deletion);
    end loop;
    select jsonb_agg(before - 'updated_at') into rows from public.audit_log
    where at = part.changed_at and transaction = part.change and table_name = part.list and kind = 'delete' and not before ? 'slug'
      and row_id <> all (touched);
    if rows is not null then perform private.add_rows(part.list, rows); end if;
  end loop;
end
$$;

-- Takes back what one call of `change_rows` did, within the hour and by who did it.
create function public.undo_change(change bigint, the_rest boolean default false) returns void
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
  perform public.undo_entry(entry, the_rest);
end
$$;

revoke all on function private.touched_rows(bigint), public.undo_entry(bigint, boolean), public.undo_change(bigint, boolean)
  from public, anon, authenticated, service_role;
grant execute on function private.touched_rows(bigint), public.undo_entry(bigint, boolean), public.undo_change(bigint, boolean)
  to authenticated;
