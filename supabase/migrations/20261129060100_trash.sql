-- The trash is the record's deletions of the last 30 days: the row and what went with it in the same transaction. Nothing
-- is kept twice, and what is deleted is gone for visitors at once.

-- The tables whose rows can be made anew from the record, and that staff delete rows of.
create function private.restorable_tables() returns text[]
language sql stable security definer set search_path = '' as $$
  select array_agg(table_name) from private.audited_tables
  where is_whole and table_name not in ('former_slugs', 'visit_settings')
$$;

-- Whether a row goes with another one, and comes back with it.
create function private.hangs_on(child_table text, child jsonb, parent_table text, parent_id text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(case
    when child_table = 'former_slugs' then child ->> 'table_name' = parent_table and child ->> 'row_id' = parent_id
    when parent_table = 'clubs' then child ->> 'club_id' = parent_id
    when parent_table = 'club_classes' then child ->> 'class_id' = parent_id
    when parent_table = 'activities' then child ->> 'activity_id' = parent_id
  end, false)
$$;

-- What is in it: the rows that were deleted by themselves and have not come back. One that came back is as old as it was;
-- another of the same name is not.
create function public.list_trash() returns setof public.audit_log
language sql stable set search_path = '' as $$
  select gone.* from public.audit_log as gone
  where gone.kind = 'delete' and gone.at > now() - interval '30 days'
    and gone.table_name = any ((select private.restorable_tables())::text[])
    and not exists (
      select from public.audit_log as parent
      where parent.kind = 'delete' and parent.transaction = gone.transaction and parent.at = gone.at
        and private.hangs_on(gone.table_name, gone.before, parent.table_name, parent.row_id))
    and not exists (
      select from public.audit_log as back
      where back.table_name = gone.table_name and back.row_id = gone.row_id and back.id > gone.id
        and back.kind = 'insert' and back.after ->> 'created_at' = gone.before ->> 'created_at')
  order by gone.id desc limit 1000
$$;

-- Puts a row of the record back as it was; one that a trigger has made anew meanwhile becomes what it was.
create function private.put_back(entry public.audit_log) returns void
language plpgsql security definer set search_path = '' as $$
declare
  names text[] := array(
    select attname::text from pg_catalog.pg_attribute
    where attrelid = format('public.%I', entry.table_name)::regclass and attnum > 0 and not attisdropped
      and attgenerated = '' and attname <> 'updated_at' and entry.before ? attname);
  keys text[] := (select key_columns from private.audited_tables where table_name = entry.table_name);
begin
  execute format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)
      on conflict (%3$s) do update set %4$s',
    entry.table_name,
    (select string_agg(format('%I', name), ', ') from unnest(names) as name),
    (select string_agg(format('%I', name), ', ') from unnest(keys) as name),
    (select string_agg(format('%1$I = excluded.%1$I', name), ', ') from unnest(names) as name)
  ) using entry.before;
end
$$;

-- Says why a row cannot come back, and what would help; nothing where it can.
create function private.what_is_in_its_place(gone public.audit_log) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  is_taken boolean;
  club constant text := gone.before ->> 'club_id';
  slug constant text := gone.before ->> 'slug';
begin
  execute format('select exists (select from public.%I where %I::text = $1)', gone.table_name,
    (select key_columns[1] from private.audited_tables where table_name = gone.table_name)) into is_taken using gone.row_id;
  if is_taken and gone.table_name = 'clubs' then
    return format('Ya hay otro club en /club/%s. Elimínalo antes si quieres recuperar este.', gone.row_id);
  elsif is_taken then
    return 'Ya está de vuelta: recarga la página para verlo.';
  elsif club is not null and not exists (select from public.clubs where id = club) then
    return format('El club %s ya no está. Recupera antes el club, y vuelve a intentarlo.', club);
  elsif gone.before ? 'activity_id'
    and not exists (select from public.activities where id = (gone.before ->> 'activity_id')::uuid) then
    return 'La actividad de esta clase ya no está. Recupera antes la actividad, y vuelve a intentarlo.';
  elsif slug is not null then
    execute format('select exists (select from public.%I where slug = $1)', gone.table_name) into is_taken using slug;
    if is_taken then
      return format('La dirección «%s» la usa ahora otra ficha. Recupéralo con otra dirección, o cambia antes la de la otra.', slug);
    end if;
  end if;
  return null;
end
$$;

-- Brings a deleted row back with all that went with it: the same ids, places, and former addresses. Under another address
-- where it is asked to and its own is taken.
create function public.restore_deleted(entry bigint, with_other_slug boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
declare
  gone public.audit_log;
  part public.audit_log;
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
  perform private.put_back(gone);
  for part in
    with recursive parts as (
      select gone.table_name as table_name, gone.row_id as row_id, 0::bigint as id, 0 as depth
      union all
      select child.table_name, child.row_id, child.id, parts.depth + 1
      from parts join public.audit_log as child
        on child.kind = 'delete' and child.transaction = gone.transaction and child.at = gone.at
          and private.hangs_on(child.table_name, child.before, parts.table_name, parts.row_id)
    )
    select log.* from public.audit_log as log join (select id, min(depth) as depth from parts where id > 0 group by id) as found
      using (id) order by found.depth, log.id
  loop
    -- An address that another row has now stays that row's.
    if part.table_name <> 'former_slugs' or not exists (select from public.former_slugs
      where table_name = part.before ->> 'table_name' and slug = part.before ->> 'slug') then
      perform private.put_back(part);
    end if;
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

-- Pictures that no row shows, no version of the last 30 days, and nothing in the trash: the night's work removes them. What
-- was sent lately may belong to a form that nobody has saved yet.
create function private.unused_pictures() returns table (bucket text, name text)
language plpgsql stable security definer set search_path = '' as $$
declare
  address constant text := 'public-assets/([A-Za-z0-9._/-]+)';
  used text[];
  more text[];
  of_table text;
begin
  select coalesce(array_agg(distinct match[1]), '{}') into used from public.audit_log,
    regexp_matches(concat(before::text, after::text), address, 'g') as match where at > now() - interval '30 days';
  for of_table in select table_name from private.audited_tables where is_whole loop
    execute format('select array_agg(distinct match[1]) from public.%I as told,
      regexp_matches(to_jsonb(told)::text, $1, ''g'') as match', of_table) into more using address;
    used := used || coalesce(more, '{}');
  end loop;
  return query
    select objects.bucket_id, objects.name from storage.objects
    where objects.created_at < now() - interval '30 days' and case bucket_id
      when 'public-assets' then objects.name ~ '^[A-Za-z0-9._/-]+$' and objects.name <> all (used)
      when 'media_assets' then not exists (select from public.clubs where id = split_part(objects.name, '/', 1))
        and not exists (
          select from public.audit_log where table_name = 'clubs' and row_id = split_part(objects.name, '/', 1)
            and kind = 'delete' and at > now() - interval '30 days')
    end;
end
$$;

revoke all on function private.restorable_tables(), private.hangs_on(text, jsonb, text, text), public.list_trash(),
  private.put_back(public.audit_log), private.what_is_in_its_place(public.audit_log),
  public.restore_deleted(bigint, boolean), private.unused_pictures() from public, anon, authenticated, service_role;
grant execute on function private.restorable_tables(), private.hangs_on(text, jsonb, text, text), public.list_trash(),
  public.restore_deleted(bigint, boolean) to authenticated;
