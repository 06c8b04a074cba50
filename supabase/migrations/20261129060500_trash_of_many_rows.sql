-- Deletions are found by their moment and their transaction. Who asked whether each row hung on each other one of them waited
-- for a minute where a club had two thousand rates.
drop index public.audit_log_deletions;
create index audit_log_deletions on public.audit_log (at, transaction) where kind = 'delete';

-- The rows that a row goes and comes back with.
create function private.hangs_on(child_table text, child jsonb) returns table (of_table text, of_row text)
language sql immutable as $$
  select parent.of_table, parent.of_row from (values
    ('clubs', child ->> 'club_id'), ('club_classes', child ->> 'class_id'), ('activities', child ->> 'activity_id'),
    (case child_table when 'former_slugs' then child ->> 'table_name' end, child ->> 'row_id')
  ) as parent (of_table, of_row)
  where parent.of_table is not null and parent.of_row is not null
$$;

-- Puts rows of one table back as they were, in one statement; one that a trigger has made anew meanwhile becomes what it was.
create function private.put_back(of_table text, rows jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  names text[] := array(
    select attname::text from pg_catalog.pg_attribute
    where attrelid = format('public.%I', of_table)::regclass and attnum > 0 and not attisdropped
      and attgenerated = '' and attname <> 'updated_at' and rows -> 0 ? attname);
  keys text[] := (select key_columns from private.audited_tables where table_name = of_table);
begin
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_recordset(null::public.%1$I, $1)
      on conflict (%3$s) do update set %4$s',
    of_table,
    (select string_agg(format('%I', name), ', ') from unnest(names) as name),
    (select string_agg(format('%I', name), ', ') from unnest(keys) as name),
    (select string_agg(format('%1$I = excluded.%1$I', name), ', ') from unnest(names) as name)
  ) using rows;
exception
  when unique_violation then
    raise exception 'Otra ficha tiene ahora su nombre, su enlace o su día. Cámbialo antes en la otra, y vuelve a intentarlo.'
      using errcode = '22023';
  when check_violation or not_null_violation then
    raise exception 'Lo que decía ya no se admite: hoy se pide más que cuando se guardó. Míralo en su historial y créalo de nuevo.'
      using errcode = '22023';
end
$$;
revoke all on function private.put_back(text, jsonb) from public, anon, authenticated, service_role;

create or replace function public.list_trash() returns setof public.audit_log
language sql stable set search_path = '' as $$
  with gone as materialized (
    select * from public.audit_log where kind = 'delete' and at > now() - interval '30 days'
  ), parents as materialized (
    select child.id, child.transaction, child.at, parent.*
    from gone as child cross join lateral private.hangs_on(child.table_name, child.before) as parent
  ), hanging as materialized (
    select parents.id from parents join gone as log on log.table_name = parents.of_table and log.row_id = parents.of_row
      and log.transaction = parents.transaction and log.at = parents.at
  )
  select gone.* from gone
  where gone.table_name = any ((select private.restorable_tables())::text[])
    and gone.id not in (select id from hanging)
    and not exists (
      select from public.audit_log as back
      where back.table_name = gone.table_name and back.row_id = gone.row_id and back.id > gone.id
        and back.kind = 'insert' and back.after ->> 'created_at' = gone.before ->> 'created_at')
  order by gone.id desc limit 1000
$$;

create or replace function public.restore_deleted(entry bigint, with_other_slug boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
declare
  gone public.audit_log;
  part record;
  kept public.audit_log;
  column_name text;
  wanted text;
  obstacle text;
begin
  if not (select private.is_staff()) then
    raise exception 'Solo el personal puede recuperar lo eliminado.' using errcode = '42501';
  end if;
  select * into gone from public.list_trash() as listed where listed.id = entry;
  if not found then
    raise exception 'Ya no está en la papelera: alguien lo ha recuperado, o han pasado sus 30 días.' using errcode = '22023';
  end if;
  if with_other_slug and gone.before ? 'slug' then
    wanted := gone.before ->> 'slug';
    for number in 2..99 loop
      exit when private.what_is_in_its_place(gone) is null;
      gone.before := gone.before || jsonb_build_object('slug', left(wanted, 76) || '-' || number);
    end loop;
  end if;
  obstacle := private.what_is_in_its_place(gone);
  if obstacle is not null then raise exception '%', obstacle using errcode = '22023'; end if;
  perform private.put_back(gone.table_name, jsonb_build_array(gone.before));
  for part in
    with recursive gone_with as materialized (
      select child.id, child.table_name, child.row_id, parent.of_table, parent.of_row
      from public.audit_log as child, private.hangs_on(child.table_name, child.before) as parent
      where child.kind = 'delete' and child.transaction = gone.transaction and child.at = gone.at
    ), parts as (
      select gone.table_name as table_name, gone.row_id as row_id, 0::bigint as id, 0 as depth
      union all
      select child.table_name, child.row_id, child.id, parts.depth + 1
      from parts join gone_with as child on child.of_table = parts.table_name and child.of_row = parts.row_id
    )
    select log.table_name, jsonb_agg(log.before order by log.id) as rows
    from public.audit_log as log join (select id, min(depth) as depth from parts where id > 0 group by id) as found using (id)
    -- An address that another row has now stays that row's.
    where log.table_name <> 'former_slugs' or not exists (select from public.former_slugs as taken
      where taken.table_name = log.before ->> 'table_name' and taken.slug = log.before ->> 'slug')
    group by found.depth, log.table_name order by found.depth, log.table_name
  loop
    perform private.put_back(part.table_name, part.rows);
  end loop;
  -- What only pointed at it points at it again, unless somebody has said otherwise since.
  for kept in
    select * from public.audit_log as log
    where log.kind = 'update' and log.at = gone.at and log.transaction = gone.transaction
  loop
    for column_name in select key from jsonb_each_text(kept.before) where value = gone.row_id and kept.after ->> key is null loop
      execute format('update public.%1$I set %2$I = (jsonb_populate_record(null::public.%1$I, $1)).%2$I
        where id::text = $2 and %2$I is null', kept.table_name, column_name) using kept.before, kept.row_id;
    end loop;
  end loop;
end
$$;

drop function private.hangs_on(text, jsonb, text, text);
revoke all on function private.hangs_on(text, jsonb) from public, anon, authenticated, service_role;
grant execute on function private.hangs_on(text, jsonb) to authenticated;
drop function private.put_back(public.audit_log);
