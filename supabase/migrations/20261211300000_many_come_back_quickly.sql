-- A row that comes back from the trash looked at all that was deleted with it, twice: of a thousand prices that were deleted
-- at once, each at all thousand. What it hangs on is found by its own name, and no row hangs on one of its own table.

create or replace function private.in_trash(asked bigint[] default null) returns setof public.audit_log
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

do $$
declare
  definition text := pg_get_functiondef('public.restore_deleted(bigint, boolean)'::regprocedure);
  change constant text := 'where child.kind = ''delete'' and child.transaction = gone.transaction and child.at = gone.at';
begin
  if position(change in definition) = 0 then raise exception 'restore_deleted is another by now'; end if;
  execute replace(definition, change, change || ' and child.table_name <> gone.table_name');
end
$$;
