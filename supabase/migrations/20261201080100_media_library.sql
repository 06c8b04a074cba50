-- The library as the panel shows it: one page of it, and how many files each filter would show. `enough` says from which width
-- a picture is big enough for a place ("clubs.hero_image": 1920): the panel's own rule, kept with the places it knows.
create function public.list_media(
  words text default '', of_kind text default null, wanted text default null, of_club text default null,
  sorting text default null, page integer default 1, enough jsonb default '{}', fits integer default null,
  most integer default 60) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  found jsonb;
  patterns constant text[] := array(
    select '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%'
    from unnest(string_to_array(btrim(private.fold_words(translate(words, '-_/.', '    '))), ' ')) as word);
begin
  if not (private.may('select', 'media') or private.clubs_for('select', 'media') <> '{}') then
    raise exception 'Tu cuenta no tiene permiso para ver los medios.' using errcode = '42501';
  end if;
  with used as materialized (
    select bucket, path, count(*) filter (where place in ('row', 'plan')) as uses,
      max((enough ->> (table_name || '.' || column_name))::integer) filter (where place = 'row') as least_width,
      private.fold_words(string_agg(distinct named, ' ') filter (where words <> '')) as named,
      array_agg(club) filter (where of_club is not null) as clubs
    from private.file_uses where place <> 'version' group by bucket, path
  ), files as materialized (
    select media.*, coalesce(used.uses, 0) as uses, used.path is null as is_unused,
      media.kind = 'picture' and media.alt_es = '' as is_untold,
      media.bytes > 5 * 1024 * 1024 as is_heavy,
      media.mime <> 'image/svg+xml' and coalesce(media.width < used.least_width, false) as is_small,
      media.kind = 'picture' and (media.mime = 'image/svg+xml' or media.width >= fits) as is_fit
    from public.media left join used on used.bucket = media.bucket and used.path = media.path
    where (of_club is null or media.club_id = of_club or of_club = any (used.clubs))
      and not exists (
        select from unnest(patterns) as pattern
        where media.search not like pattern and coalesce(used.named, '') not like pattern)
  ), chosen as materialized (
    select * from files where (of_kind is null or kind = of_kind) and case wanted
      when 'unused' then is_unused when 'untold' then is_untold when 'heavy' then is_heavy when 'small' then is_small
      when 'fits' then is_fit else true end
  )
  select jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(to_jsonb(shown) - '{search,hash,is_untold,is_heavy,is_fit,nth}'::text[] order by nth), '[]') from (
        select *, row_number() over () as nth from (
          select * from chosen order by case sorting when 'name' then name end,
            case sorting when 'heavy' then bytes end desc, created_at desc, id
          limit least(most, 200) offset (greatest(page, 1) - 1) * most
        ) as cut
      ) as shown),
    'found', (select count(*) from chosen),
    'counts', (
      select jsonb_build_object('all', count(*), 'unused', count(*) filter (where is_unused),
        'untold', count(*) filter (where is_untold), 'heavy', count(*) filter (where is_heavy),
        'small', count(*) filter (where is_small), 'fits', count(*) filter (where is_fit),
        'picture', count(*) filter (where kind = 'picture'), 'video', count(*) filter (where kind = 'video'),
        'document', count(*) filter (where kind = 'document'))
      from files),
    'bytes', (select coalesce(sum(bytes), 0) from files)
  ) into found;
  return found;
end
$$;

-- Where a file is used: rows and plans one by one, the trash, and of versions how many and of what.
create function public.list_file_uses(file uuid) returns table (
  place text, table_name text, row_id text, column_name text, named text, club text, at timestamptz, many integer)
language sql stable security definer set search_path = '' as $$
  select uses.place, uses.table_name, uses.row_id, case when uses.place in ('row', 'plan') then uses.column_name else '' end,
    max(uses.named), max(uses.club), max(uses.at), count(*)::integer
  from public.media join private.file_uses as uses on uses.bucket = media.bucket and uses.path = media.path
  where media.id = file and (private.may('select', 'media') or private.clubs_for('select', 'media') <> '{}')
  group by 1, 2, 3, 4
  order by array_position('{row,plan,trash,version}', uses.place), max(uses.named), uses.table_name, uses.row_id
  limit 500
$$;

-- Puts a file in the place of another wherever it is used, in one transaction and with the rights of whoever asks; what the
-- other is said to show goes along. The other stays for versions that are restored, and the night's work removes it.
create function public.replace_media(was uuid, becomes uuid) returns integer
language plpgsql set search_path = '' as $$
declare
  one public.media;
  other public.media;
  done integer;
  words constant jsonb := '{"picture": "una imagen", "video": "un vídeo", "document": "un documento"}';
begin
  select * into one from public.media where id = was;
  select * into other from public.media where id = becomes;
  if one.id is null or other.id is null or was = becomes then
    raise exception 'Uno de los dos archivos ya no está. Recarga la página.' using errcode = '22023';
  elsif one.kind <> other.kind then
    raise exception 'No se puede reemplazar: «%» es % y «%» es %.', one.name, words ->> one.kind, other.name,
      words ->> other.kind using errcode = '22023';
  end if;
  done := private.rewrite_uses(one.bucket, one.path, other.bucket, other.path)
    + private.rewrite_plans(one.bucket, one.path, other.bucket, other.path);
  update public.media set
    alt_es = case when alt_es = '' then one.alt_es else alt_es end,
    alt_en = case when alt_en = '' then one.alt_en else alt_en end,
    focal_x = coalesce(focal_x, one.focal_x), focal_y = coalesce(focal_y, one.focal_y)
  where id = becomes;
  return done;
end
$$;
-- The points that pictures are cut round, all of them in one answer: servers keep them in memory.
create function public.all_focal_points() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(bucket || '/' || path, jsonb_build_array(focal_x, focal_y)), '{}') from public.media
  where focal_x is not null
$$;

revoke all on function public.list_media(text, text, text, text, text, integer, jsonb, integer, integer),
  public.list_file_uses(uuid), public.replace_media(uuid, uuid), public.all_focal_points()
  from public, anon, authenticated, service_role;
grant execute on function public.list_media(text, text, text, text, text, integer, jsonb, integer, integer),
  public.list_file_uses(uuid), public.replace_media(uuid, uuid),
  private.rewrite_plans(text, text, text, text) to authenticated;
grant execute on function public.all_focal_points() to anon, authenticated, service_role;
