-- Many entries of the trash come back at once, and the direction empties it for good. That is an entry of the record as well:
-- a row that was deleted for good stays in what the record says of it, and nothing brings it back.

alter table public.audit_log drop constraint audit_log_kind_known,
  add constraint audit_log_kind_known check (kind in ('insert', 'update', 'delete', 'purge'));

-- What is in the trash, or which of these entries are: the rows that were deleted by themselves, have not come back and were
-- not deleted for good. One that came back is as old as it was; another of the same name is not.
create function private.in_trash(asked bigint[] default null) returns setof public.audit_log
language sql stable set search_path = '' as $$
  with gone as materialized (
    select * from public.audit_log where asked is null and kind = 'delete' and at > now() - interval '30 days'
    union all
    select * from public.audit_log where id = any (asked) and kind = 'delete' and at > now() - interval '30 days'
  ), parents as materialized (
    select child.id, child.transaction, child.at, parent.*
    from gone as child cross join lateral private.hangs_on(child.table_name, child.before) as parent
  ), hanging as materialized (
    select parents.id from parents join gone as log on asked is null and log.table_name = parents.of_table
      and log.row_id = parents.of_row and log.transaction = parents.transaction and log.at = parents.at
    union all
    select parents.id from parents join public.audit_log as log on asked is not null and log.table_name = parents.of_table
      and log.row_id = parents.of_row and log.transaction = parents.transaction and log.at = parents.at and log.kind = 'delete'
  )
  select gone.* from gone
  where gone.table_name = any ((select private.restorable_tables())::text[])
    and gone.id not in (select id from hanging)
    and not exists (
      select from public.audit_log as since
      where since.table_name = gone.table_name and since.row_id = gone.row_id and since.id > gone.id
        and (since.kind = 'insert' and since.after ->> 'created_at' = gone.before ->> 'created_at'
          or since.kind = 'purge' and since.after ->> 'deletion' = gone.id::text))
$$;
revoke all on function private.in_trash(bigint[]) from public, anon, authenticated, service_role;
grant execute on function private.in_trash(bigint[]) to authenticated;

create or replace function public.list_trash() returns setof public.audit_log
language sql stable set search_path = '' as $$
  select * from private.in_trash() order by id desc limit 1000
$$;

do $$
declare
  definition text := pg_get_functiondef('public.restore_deleted(bigint, boolean)'::regprocedure);
  change record;
begin
  for change in values
    ('from public.list_trash() as listed where listed.id = entry;', 'from private.in_trash(array[entry]);'),
    ('alguien lo ha recuperado, o han', 'alguien lo ha restaurado o borrado para siempre, o han'),
    -- No row hangs on one of its own table: a thousand prices that went at once are not asked a thousand times.
    ('child.transaction = gone.transaction and child.at = gone.at',
      'child.transaction = gone.transaction and child.at = gone.at and child.table_name <> gone.table_name')
  loop
    if position(change.column1 in definition) = 0 then raise exception 'restore_deleted is another by now'; end if;
    definition := replace(definition, change.column1, change.column2);
  end loop;
  execute definition;
end
$$;

-- Brings back those that can come, each by itself, and says of the others what is in their way. What was deleted last comes
-- first: a club before the rate that was deleted before it.
create function public.restore_many(entries bigint[]) returns table (entry bigint, obstacle text)
language plpgsql set search_path = '' as $$
begin
  for entry in select id from unnest(entries) as id order by id desc loop
    begin
      perform public.restore_deleted(entry);
    exception when sqlstate '22023' or insufficient_privilege then
      obstacle := sqlerrm;
      return next;
    end;
  end loop;
end
$$;

-- Deletes entries of the trash for good, and says how many were still there. The record keeps what they were called.
create function public.purge_deleted(entries bigint[]) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  purged bigint;
begin
  if not private.may('delete', 'trash') then
    raise exception 'Solo dirección borra para siempre lo que hay en la papelera.' using errcode = '42501';
  end if;
  insert into public.audit_log (table_name, row_id, club, kind, before, after)
  select table_name, row_id, club, 'purge',
    (select jsonb_object_agg(key, value) from jsonb_each(before)
      where key in ('name', 'title', 'text', 'path', 'on_date')),
    jsonb_build_object('deletion', id)
  from private.in_trash(entries) order by id;
  get diagnostics purged = row_count;
  return purged;
end
$$;

revoke all on function public.restore_many(bigint[]), public.purge_deleted(bigint[])
  from public, anon, authenticated, service_role;
grant execute on function public.restore_many(bigint[]), public.purge_deleted(bigint[]) to authenticated;
