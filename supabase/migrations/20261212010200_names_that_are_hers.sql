-- Where a file is used is told to whoever may look at files; what a row is called that she may not see, is not.
do $$
declare
  written text := pg_get_functiondef('public.list_file_uses(uuid)'::regprocedure);
  was constant text := E'\n    max(uses.named), ';
begin
  if position(was in written) = 0 then raise exception 'list_file_uses is another by now'; end if;
  execute replace(written, was, E'\n    case when private.may(''select'', uses.table_name, max(uses.club)) then max(uses.named) else '''' end, ');
end
$$;

-- Whoever is switched off, or has not shown enough, keeps no views either.
alter policy "Staff keep views of their own" on public.saved_views
  using (owner = (select auth.uid()) and (select private.is_staff()))
  with check (owner = (select auth.uid()) and (select private.is_staff()));

-- Twenty thousand at once took the database for eight seconds; the panel sends fifty.
do $$
declare
  written text := pg_get_functiondef('public.restore_many(bigint[])'::regprocedure);
  was constant text := E'begin\n  for entry in';
begin
  if position(was in written) = 0 then raise exception 'restore_many is another by now'; end if;
  execute replace(written, was, E'begin
  if cardinality(entries) > 1000 then raise exception ''Son demasiadas de una vez: 1000 como mucho.'' using errcode = ''22023''; end if;
  for entry in');
end
$$;
