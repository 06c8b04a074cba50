-- The library of twenty thousand files: names are folded when they are noted, every file is weighed once by what the counts
-- ask, and only the rows of one page are read whole.
alter table private.noted_uses add column search text generated always as (private.fold_words(named)) stored;

create or replace function public.list_media(
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
      max(least.width) filter (where place = 'row') as least_width,
      array_agg(club) filter (where of_club is not null) as clubs
    from private.file_uses left join (
      select split_part(key, '.', 1) as table_name, split_part(key, '.', 2) as column_name, value::integer as width
      from jsonb_each_text(enough)) as least using (table_name, column_name)
    where place <> 'version' group by bucket, path
  ), named as materialized (
    select pattern, bucket, path from unnest(patterns) as pattern join private.noted_uses as noted on noted.search like pattern
      where place in ('row', 'plan') or place = 'trash' and at > now() - interval '30 days'
    union all
    select pattern, media.bucket, media.path from unnest(patterns) as pattern
      join public.clubs on private.fold_words(clubs.name) like pattern
      join public.media on media.club_id = clubs.id and media.bucket = 'media_assets'
  ), files as materialized (
    select media.id, media.kind, media.name, media.bytes, media.created_at,
      coalesce(used.uses, 0) as uses, used.path is null as is_unused,
      media.kind = 'picture' and media.alt_es = '' as is_untold,
      media.bytes > 5 * 1024 * 1024 as is_heavy,
      media.mime <> 'image/svg+xml' and coalesce(media.width < used.least_width, false) as is_small,
      media.kind = 'picture' and (media.mime = 'image/svg+xml' or media.width >= fits) as is_fit
    from public.media left join used on used.bucket = media.bucket and used.path = media.path
    where (of_club is null or media.club_id = of_club or of_club = any (used.clubs))
      and (media.search like all (patterns) or (media.bucket, media.path) in (select bucket, path from named)
        and not exists (
          select from unnest(patterns) as pattern
          where media.search not like pattern and (pattern, media.bucket, media.path) not in (select * from named)))
  ), chosen as (
    select * from files where (of_kind is null or kind = of_kind) and case wanted
      when 'unused' then is_unused when 'untold' then is_untold when 'heavy' then is_heavy when 'small' then is_small
      when 'fits' then is_fit else true end
  ), shown as (
    select *, row_number() over () as nth from (
      select * from chosen order by case sorting when 'name' then name end,
        case sorting when 'heavy' then bytes end desc, created_at desc, id
      limit least(most, 200) offset (greatest(page, 1) - 1) * most
    ) as cut
  )
  select jsonb_build_object(
    'rows', (
      select coalesce(jsonb_agg(to_jsonb(media) - '{search,hash}'::text[] || jsonb_build_object(
        'uses', shown.uses, 'is_unused', shown.is_unused, 'is_small', shown.is_small) order by nth), '[]')
      from shown join public.media using (id)),
    'found', (select count(*) from chosen),
    'counts', counted.counts, 'bytes', counted.bytes
  ) into found
  from (
    select jsonb_build_object('all', count(*), 'unused', count(*) filter (where is_unused),
      'untold', count(*) filter (where is_untold), 'heavy', count(*) filter (where is_heavy),
      'small', count(*) filter (where is_small), 'fits', count(*) filter (where is_fit),
      'picture', count(*) filter (where kind = 'picture'), 'video', count(*) filter (where kind = 'video'),
      'document', count(*) filter (where kind = 'document')) as counts, coalesce(sum(bytes), 0) as bytes
    from files) as counted;
  return found;
end
$$;
