-- A file of the library is of no club: what was taken for one was its folder.
create or replace function private.club_of(of_table text, told jsonb) returns text
language sql stable set search_path = '' as $$
  select case of_table
    when 'objects' then case when told ->> 'bucket_id' = 'media_assets' then split_part(told ->> 'name', '/', 1) end
    when 'class_exceptions' then (select club_id from public.club_classes where id = (told ->> 'class_id')::uuid)
    when 'request_events' then (select club_id from public.requests where id = (told ->> 'request_id')::uuid)
  end
$$;
update public.audit_log set club = null
where table_name = 'objects' and coalesce(after, before) ->> 'bucket_id' <> 'media_assets';

-- What a planned change is planned for.
create function private.planned_row(told jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_strip_nulls(jsonb_build_object(
    'table_name', told -> 'table_name', 'row_id', told -> 'row_id', 'club', told -> 'club'))
$$;
revoke all on function private.planned_row(jsonb) from public, anon, authenticated, service_role;
grant execute on function private.planned_row(jsonb) to authenticated;

-- What colleagues did is told with the names of its clubs, and of the rows for which something is planned.
do $$
declare
  change record;
  definition text;
begin
  for change in select * from (values
    ('private.name_rows(jsonb, jsonb)', 'from jsonb_array_elements(entries) as entry',
      'from (select told from jsonb_array_elements(entries) as told union all
      select private.planned_row(coalesce(told -> ''after'', told -> ''before'')) || ''{"kind": "update"}''
      from jsonb_array_elements(entries) as told where told ->> ''table_name'' = ''planned_changes'') as all_of_them (entry)'),
    ('private.name_rows(jsonb, jsonb)', 'return names;',
      'return names || (select coalesce(jsonb_object_agg(''clubs/'' || id, name), ''{}'') from public.clubs
    where id in (select unnest(array[entry ->> ''club'', entry -> ''after'' ->> ''club'', entry -> ''before'' ->> ''club''])
      from jsonb_array_elements(entries) as entry));'),
    ('private.colleagues_did(timestamptz, jsonb)', 'private.only_name(before, wanted -> table_name ->> 1)',
      'private.only_name(before, wanted -> table_name ->> 1)
      || case when table_name = ''planned_changes'' then private.planned_row(before) else ''{}'' end'),
    ('private.colleagues_did(timestamptz, jsonb)', 'private.only_name(after, wanted -> table_name ->> 1)',
      'private.only_name(after, wanted -> table_name ->> 1)
      || case when table_name = ''planned_changes'' then private.planned_row(after) else ''{}'' end')
  ) as them (of_function, was, is_now) loop
    definition := pg_get_functiondef(change.of_function::regprocedure);
    if position(change.was in definition) = 0 then raise exception '% is another by now', change.of_function; end if;
    execute replace(definition, change.was, change.is_now);
  end loop;
end
$$;
