-- A change is taken back where nothing of later says anything of the same columns: only they are written. One row that was
-- moved in its list, or another field of it, took the way back from a change of a hundred. What is new goes to the trash
-- whole, so that its place in the list may have changed.
create or replace function public.undoable(entries bigint[]) returns setof bigint
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
            and (since.at, since.transaction) is distinct from (one.at, one.transaction)
            and (since.kind <> 'update' or part.kind = 'delete'
              or since.before ?| array(select jsonb_object_keys(coalesce(part.before, part.after - 'display_order')))))))
$$;

-- What hangs on something that the same change made, in another table, goes with it; that is looked up once for all rows.
do $$
declare
  written text := pg_get_functiondef('public.undo_entry(bigint)'::regprocedure);
  was constant text := 'part.list and kind = ''insert'';';
begin
  if position(was in written) = 0 then raise exception 'undo_entry does not say %', was; end if;
  execute replace(written, was, 'part.list and kind = ''insert''
      and not exists (
        select from private.hangs_on(table_name, after) as parent
        where parent.of_table || '' '' || parent.of_row = any (array(
          select beside.table_name || '' '' || beside.row_id from public.audit_log as beside
          where beside.at = part.changed_at and beside.transaction = part.change and beside.kind = ''insert''
            and beside.table_name <> part.list)));');
end
$$;
