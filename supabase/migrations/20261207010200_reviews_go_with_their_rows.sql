-- What colleagues said of a row goes when the row cannot come back any more: a deleted one lies in the trash for 30 days.
create function private.forget_reviews() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  told text;
begin
  foreach told in array '{reviews,comments}'::text[] loop
    execute format('delete from public.%I as it where private.reviewed_row(it.table_name, it.row_id) is null
      and not exists (select from public.audit_log as gone where gone.table_name = it.table_name
        and gone.row_id = it.row_id::text and gone.kind = ''delete'' and gone.at > now() - interval ''30 days'')', told);
  end loop;
  return null;
end
$$;
revoke all on function private.forget_reviews() from public, anon, authenticated, service_role;
create trigger forget_reviews after insert on public.data_erasures
  for each row when (new.reason = 'term') execute function private.forget_reviews();
