-- What cannot come back says so in a sentence, whatever took its place.
create or replace function private.put_back(entry public.audit_log) returns void
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
exception
  when unique_violation then
    raise exception 'Otra ficha tiene ahora su nombre, su enlace o su día. Cámbialo antes en la otra, y vuelve a intentarlo.'
      using errcode = '22023';
  when check_violation or not_null_violation then
    raise exception 'Lo que decía ya no se admite: hoy se pide más que cuando se guardó. Míralo en su historial y créalo de nuevo.'
      using errcode = '22023';
end
$$;

-- An address that ends a sentence is that of its picture: what follows was taken for a part of it, and the picture for one
-- that nothing shows.
create or replace function private.unused_pictures() returns table (bucket text, name text)
language plpgsql stable security definer set search_path = '' as $$
declare
  -- At the end of a sentence a full stop is the sentence's.
  address constant text := 'public-assets/([A-Za-z0-9._/-]*[A-Za-z0-9])';
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
      when 'public-assets' then objects.name ~ '^[A-Za-z0-9._/-]*[A-Za-z0-9]$' and objects.name <> all (used)
      when 'media_assets' then not exists (select from public.clubs where id = split_part(objects.name, '/', 1))
        and not exists (
          select from public.audit_log where table_name = 'clubs' and row_id = split_part(objects.name, '/', 1)
            and kind = 'delete' and at > now() - interval '30 days')
    end;
end
$$;
