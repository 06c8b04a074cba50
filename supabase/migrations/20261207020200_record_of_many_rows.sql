-- What the record costs a statement on many rows: most of it was JSON made of both states of every row, to find the one
-- column that changed. Now each table has a function of its own for updates, which compares its columns as they are.

-- What visitors send is theirs, not something that the team did.
create function private.is_done_by_visitor(in_table text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return coalesce(current_setting('role', true), '') in ('anon', 'authenticated')
    and not exists (select from public.staff where user_id = auth.uid()) and in_table <> 'staff';
end
$$;

-- Writes the function that records updates of a table. A row whose key changes is one that went and one that came.
create function private.write_audit_of_updates(of_table text) returns void
language plpgsql set search_path = '' as $$
declare
  kept private.audited_tables;
  told constant text := '(select jsonb_object_agg(name, value) from jsonb_each(to_jsonb(%s)) as each (name, value)
    where name = any (%L))';
  changed constant text := 'case when was.%1$I is distinct from is_now.%1$I then jsonb_build_object(%1$L, %2$s.%1$I) else ''{}'' end';
begin
  select * into strict kept from private.audited_tables where table_name = of_table;
  execute format($make$
create or replace function private.%1$I() returns trigger
language plpgsql security definer set search_path = '' as $body$
begin
  if private.is_done_by_visitor(tg_table_name) then return null; end if;
  -- What is asked in brackets is asked once for the statement.
  insert into public.audit_log (transaction, person, person_email, table_name, row_id, club, kind, before, after)
  select (select pg_current_xact_id()::text::bigint), (select auth.uid()), (select coalesce(auth.jwt() ->> 'email', '')),
    %2$L, key, club, kind, case when kind <> 'insert' then before end, case when kind <> 'delete' then after end
  from (
    select %3$s as key, %4$s as club,
      case when was.%5$I is null then 'insert' when is_now.%5$I is null then 'delete' else 'update' end as kind,
      case when is_now.%5$I is null then %6$s else %7$s end as before,
      case when was.%5$I is null then %8$s else %9$s end as after
    from old_rows as was full join new_rows as is_now using (%10$s)
    %11$s offset 0) as made
  where kind <> 'update' or before <> '{}';
  return null;
end
$body$
$make$,
    'write_audit_of_' || of_table, of_table,
    (select string_agg(format('(to_jsonb(%I) #>> ''{}'')', name), ' || ''/'' || ') from unnest(kept.key_columns) as name),
    case
      when of_table in ('objects', 'class_exceptions', 'request_events') then
        format('private.club_of(%L, coalesce(to_jsonb(is_now), to_jsonb(was)))', of_table)
      when of_table = 'clubs' then 'id'
      when 'club_id' = any (kept.key_columns) then 'club_id'
      when 'club_id' = any (kept.columns) then 'coalesce(is_now.club_id, was.club_id)'
      else 'null'
    end,
    kept.key_columns[1], format(told, 'was', kept.columns),
    (select string_agg(format(changed, name, 'was'), E'\n    || ') from unnest(kept.columns) as name where name <> 'updated_at'),
    format(told, 'is_now', kept.columns),
    (select string_agg(format(changed, name, 'is_now'), E'\n    || ') from unnest(kept.columns) as name where name <> 'updated_at'),
    (select string_agg(quote_ident(name), ', ') from unnest(kept.key_columns) as name),
    -- Files of applications are their senders'.
    case when of_table = 'objects' then 'where coalesce(is_now.bucket_id, was.bucket_id) <> ''applications''' end);
  execute format('revoke all on function private.%I() from public, anon, authenticated, service_role', 'write_audit_of_' || of_table);
end
$$;

-- What came and what went, the whole row.
create or replace function private.write_audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kept private.audited_tables;
  withheld text[];
  club_key text := case when tg_table_name = 'clubs' then 'id' else 'club_id' end;
  asks_club boolean := tg_table_name in ('objects', 'class_exceptions', 'request_events');
  left_out text := case when tg_table_name = 'objects' then 'applications' end;
  who uuid := auth.uid();
  their_email text := coalesce(auth.jwt() ->> 'email', '');
  in_transaction bigint := pg_current_xact_id()::text::bigint;
begin
  if private.is_done_by_visitor(tg_table_name) then return null; end if;
  select * into strict kept from private.audited_tables where table_name = tg_table_name;
  withheld := array(
    select attname::text from pg_catalog.pg_attribute
    where attrelid = tg_relid and attnum > 0 and not attisdropped and attname <> all (kept.columns));
  if tg_op = 'INSERT' then
    insert into public.audit_log (transaction, person, person_email, table_name, row_id, club, kind, after)
    select in_transaction, who, their_email, tg_table_name,
      (told ->> kept.key_columns[1]) || coalesce('/' || (told ->> kept.key_columns[2]), ''),
      case when asks_club then private.club_of(tg_table_name, told) else told ->> club_key end, 'insert', told
    from (select to_jsonb(new_rows) - withheld as told from new_rows offset 0) as made
    where left_out is null or told ->> 'bucket_id' <> left_out;
  else
    insert into public.audit_log (transaction, person, person_email, table_name, row_id, club, kind, before)
    select in_transaction, who, their_email, tg_table_name,
      (told ->> kept.key_columns[1]) || coalesce('/' || (told ->> kept.key_columns[2]), ''),
      case when asks_club then private.club_of(tg_table_name, told) else told ->> club_key end, 'delete', told
    from (select to_jsonb(old_rows) - withheld as told from old_rows offset 0) as made
    where left_out is null or told ->> 'bucket_id' <> left_out;
  end if;
  return null;
end
$$;

create or replace function private.record_changes(watched regclass, kept_columns text[] default null) returns void
language plpgsql set search_path = '' as $$
declare
  told text := (select relname from pg_catalog.pg_class where oid = watched);
begin
  insert into private.audited_tables (table_name, key_columns, columns, is_whole)
  select told,
    array(select attname::text from pg_catalog.pg_index, unnest(indkey) with ordinality as part (number, place)
      join pg_catalog.pg_attribute on attnum = number
      where indrelid = watched and indisprimary and attrelid = watched order by place),
    coalesce(kept_columns, array(select attname::text from pg_catalog.pg_attribute
      where attrelid = watched and attnum > 0 and not attisdropped and attgenerated = '' order by attnum)),
    kept_columns is null
  on conflict (table_name) do update set columns = excluded.columns, is_whole = excluded.is_whole;
  perform private.write_audit_of_updates(told);
  if kept_columns is null then perform private.follow_files(watched); end if;
  execute format('create or replace trigger write_audit_of_insert after insert on %s referencing new table as new_rows
    for each statement execute function private.write_audit()', watched);
  execute format('create or replace trigger write_audit_of_update after update on %s referencing old table as old_rows
    new table as new_rows for each statement execute function private.%I()', watched, 'write_audit_of_' || told);
  execute format('create or replace trigger write_audit_of_delete after delete on %s referencing old table as old_rows
    for each statement execute function private.write_audit()', watched);
end
$$;
revoke all on function private.is_done_by_visitor(text), private.write_audit_of_updates(text)
  from public, anon, authenticated, service_role;

select private.record_changes(
  format('%I.%I', case table_name when 'objects' then 'storage' else 'public' end, table_name)::regclass,
  case when not is_whole then columns end)
from private.audited_tables;
