-- The palette's search: of every list that the person works in, the rows that hold her words; where there is none, those
-- whose words are nearly hers. It goes by the indexes of the long lists (decision 0320).

-- As `find_in_list`, by likeness: a letter too much, too few, or another.
create function private.find_alike(list text, wanted text, most integer) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  found uuid[];
begin
  if not (private.may('select', list) or private.clubs_for('select', list) <> '{}') then
    raise insufficient_privilege using message = 'Only staff search the lists of the panel';
  end if;
  -- Calling one of its functions loads the extension, whose setting this is.
  perform extensions.similarity('', '');
  perform set_config('pg_trgm.word_similarity_threshold', '0.45', true);
  execute format('select array_agg(id) from (select id from public.%I where search operator(extensions.%%>) $1 limit %s) as it',
    list, most) into found using wanted;
  return coalesce(found, '{}');
end
$$;

-- The lists it looks in: what a row is called there, what tells it from its neighbours, the club it is of, and whether its
-- words have an index.
create function private.palette_lists() returns table (list text, name text, about text, club text, has_index boolean)
language sql immutable set search_path = '' as $$
  values
    ('clubs', 'name', 'subtitle', 'id', false),
    ('precios', 'title', $q$(select clubs.name from public.clubs where clubs.id = it.club_id) || ' · ' ||
      replace(to_char(it.price, 'FM999990.00'), '.', ',') || ' €'$q$, 'club_id', true),
    ('club_extra_services', 'title', '(select clubs.name from public.clubs where clubs.id = it.club_id)', 'club_id', false),
    ('articles', 'title', 'author', null, true),
    ('events', 'title', 'location', null, true),
    ('ninecast_episodes', 'title', 'duration', null, true),
    ('merch_products', 'name', 'null::text', null, true),
    ('testimonials', 'name', 'role', null, true),
    ('partners', 'name', 'null::text', null, true),
    ('landing_pages', 'title', 'slug', null, false),
    ('positions', 'title', 'null::text', null, false),
    ('header_links', 'text', 'path', null, false),
    ('activities', 'name', 'null::text', null, false),
    ('reply_templates', 'title', 'null::text', null, false),
    ('redirects', 'path', 'null::text', null, false),
    ('requests', 'name', 'subject', 'club_id', true)
$$;

-- The best rows of one list; `patterns` are what each of them must hold, without them they are nearly `folded`.
create function private.find_rows(of_list text, folded text, patterns text[], most integer) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  it record;
  wanted text;
  told text;
  found jsonb;
  hers constant text[] := private.clubs_for('select', of_list);
begin
  select * into it from private.palette_lists() as known where known.list = of_list;
  told := format('private.fold_words(it.%I)', it.name);
  -- Of some clubs the rows are few; an index would first find everybody's.
  if it.has_index and private.may('select', of_list) then
    wanted := format('it.id = any (%L)', case when patterns is null then private.find_alike(of_list, folded, 200)
      else private.find_in_list(of_list, patterns, 500) end);
  elsif patterns is null then
    wanted := format('extensions.word_similarity(%L, %s) >= 0.45', folded, told);
  else
    wanted := (select string_agg(format('%s like %L', case when it.has_index then 'it.search' else told end, pattern), ' and ')
      from unnest(patterns) as pattern);
  end if;
  if it.club is not null and not private.may('update', of_list) then
    wanted := format('(%s) and it.%I = any (%L)', wanted, it.club, hers);
  end if;
  execute format(
    'select jsonb_agg(jsonb_build_object(''list'', %1$L, ''id'', id, ''name'', name, ''about'', about, ''club'', club)) from (
      select it.id::text as id, it.%2$I as name, %3$s as about, %9$s as club from public.%1$I as it where %4$s
      order by (%5$s like %6$L) desc, extensions.word_similarity(%7$L, %5$s) desc, it.%2$I, it.id limit %8$s) as found',
    of_list, it.name, case when it.about ~ '^[a-z_]+$' then 'it.' || it.about else it.about end, wanted, told,
    ' ' || regexp_replace(folded, '[%_\\]', '\\\&', 'g') || '%', folded, most, case when it.club is null then 'null' else format('it.%I', it.club) end) into found;
  return coalesce(found, '[]');
end
$$;

create function public.find_anything(words text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  folded constant text := left(btrim(private.fold_words(words)), 80);
  patterns constant text[] := array(
    select case when length(word) < 3 then '% ' else '%' end || word || '%'
    from (select distinct word from regexp_split_to_table(regexp_replace(folded, '[%_\\]', '\\\&', 'g'), ' ') as word limit 10) as it);
  lists constant text[] := array(
    select list from private.palette_lists() where private.may('update', list) or private.clubs_for('update', list) <> '{}');
  found jsonb;
begin
  if length(folded) < 2 then return '[]'; end if;
  select jsonb_agg(row_of order by at, place) into found
  from unnest(lists) with ordinality as of_list (list, at),
    jsonb_array_elements(private.find_rows(of_list.list, folded, patterns, 5)) with ordinality as part (row_of, place);
  if found is null and length(folded) > 3 then
    select jsonb_agg(row_of order by at, place) into found
    from unnest(lists) with ordinality as of_list (list, at),
      jsonb_array_elements(private.find_rows(of_list.list, folded, null, 3)) with ordinality as part (row_of, place);
  end if;
  return coalesce(found, '[]');
end
$$;

revoke all on function private.find_alike(text, text, integer), private.palette_lists(),
  private.find_rows(text, text, text[], integer), public.find_anything(text) from public, anon, authenticated, service_role;
grant execute on function private.find_alike(text, text, integer), private.palette_lists(),
  private.find_rows(text, text, text[], integer), public.find_anything(text) to authenticated;
