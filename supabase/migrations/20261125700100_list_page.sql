-- The columns in whose order a list is asked for; `is_falling`: the first of two goes down, the other up.
create function private.list_order(list text, sorting text, out keys text[], out is_falling boolean)
language plpgsql immutable set search_path = '' as $$
begin
  is_falling := false;
  case
    when sorting = 'name' then keys := array['left(search, 100) collate "C"', 'id'];
    when sorting = 'changed' then keys := array['updated_at', 'id']; is_falling := true;
    when list = 'articles' then keys := array['publication_date', 'id']; is_falling := true;
    when list in ('ninecast_episodes', 'events') then
      keys := array['created_at', 'id']; is_falling := true;
    when list = 'precios' then keys := array['club_id', 'display_order', 'created_at', 'id'];
    when list in ('merch_products', 'partners', 'testimonials') then keys := array['display_order', 'id'];
    else raise invalid_parameter_value using message = 'No list of this name is read in pages';
  end case;
end
$$;
revoke all on function private.list_order(text, text) from public;
grant execute on function private.list_order(text, text) to authenticated;

-- Which rows of a list come after those at `place`, or before them.
create function private.list_beyond(keys text[], is_falling boolean, is_back boolean, place text[]) returns text
language sql immutable set search_path = '' as $$
  select case
    when place is null then ''
    -- The first half is a range of the index, the second leaves out those of the same moment.
    when is_falling then format(case
      when is_back then ' and %1$s >= %2$L and (%1$s > %2$L or id < %3$L)'
      else ' and %1$s <= %2$L and (%1$s < %2$L or id > %3$L)' end, keys[1], place[1], place[2])
    else format(' and (%s) %s (%s)', array_to_string(keys, ', '), case when is_back then '<' else '>' end,
      (select string_agg(quote_literal(it), ', ' order by at) from unnest(place) with ordinality as key (it, at)))
  end
$$;
revoke all on function private.list_beyond(text[], boolean, boolean, text[]) from public;
grant execute on function private.list_beyond(text[], boolean, boolean, text[]) to authenticated;

-- The rows of a list that are looked at: one kind of them, where it has kinds.
create function private.list_kind(list text, chosen text) returns text
language sql immutable set search_path = '' as $$
  select case
    when chosen is null then 'true'
    when list = 'articles' and chosen = 'scheduled' then 'publication_date > now()'
    when list = 'articles' and chosen = 'featured' then 'is_featured'
    when list = 'precios' then format('club_id = %L', chosen)
    else 'true'
  end
$$;
revoke all on function private.list_kind(text, text) from public;
grant execute on function private.list_kind(text, text) to authenticated;

-- One page of a list, after or before a row (`anchor`), with the rows that stand before and after it, and how many there are. Words are looked for in all of it: up
-- to 500 rows that hold them are ranked and the best are given, unless an order is asked for; where there are more,
-- `found` is null and they come in the list's order. Nothing is counted beyond 10,000. Which rows are seen at all, row policies decide. The statements are
-- written for what is asked, since one plan for everything uses no index.
create function public.list_page(
  list text, shown text[], words text, sorting text, chosen text, anchor uuid, is_back boolean, most integer
) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  enough constant integer := 500;
  asked constant integer := least(greatest(most, 1), 200);
  folded constant text := btrim(private.fold_words(words));
  escaped constant text := regexp_replace(folded, '[%_\\]', '\\\&', 'g');
  keys text[];
  is_falling boolean;
  wanted text := private.list_kind(list, chosen);
  ordering text;
  patterns text[];
  ids uuid[];
  place text[];
  is_ranked boolean := false;
  total bigint;
  found bigint;
  columns text;
  page jsonb;
  is_more boolean;
  beyond jsonb;
  behind jsonb;
begin
  select it.keys, it.is_falling into keys, is_falling from private.list_order(list, nullif(sorting, 'list')) as it;
  -- A list that is longer is long: counting 100,000 takes longer than reading a page of them.
  execute format('select count(*) from (select from public.%I where %s limit 10001) as it', list, wanted) into total;
  if folded <> '' then
    -- Of one or two letters: where a word begins, which the index knows.
    patterns := array(
      select case when length(word) < 3 then '% ' else '%' end || word || '%'
      from (select distinct word from regexp_split_to_table(escaped, ' ') as word limit 10) as it);
    ids := private.find_in_list(list, patterns, enough + 1);
    if cardinality(ids) <= enough then
      wanted := format('%s and id = any (%L)', wanted, ids);
      found := cardinality(ids);
      if chosen is not null then
        execute format('select count(*) from public.%I where %s', list, wanted) into found;
      end if;
      is_ranked := sorting is null;
    else
      wanted := wanted || (select string_agg(format(' and search like %L', it), '') from unnest(patterns) as it);
      -- Behind row policies PostgreSQL takes what is frequent for rare, reads everything and sorts it.
      perform set_config('enable_sort', 'off', true);
    end if;
  end if;
  if anchor is not null and not is_ranked then
    execute format('select array[%s] from public.%I where id = $1',
      (select string_agg(format('(%s)::text', it), ', ' order by at) from unnest(keys) with ordinality as key (it, at)), list)
      into place using anchor;
  end if;
  is_back := is_back and place is not null;
  ordering := case
    when is_falling then keys[1] || case when is_back then ', id desc' else ' desc, id' end
    else array_to_string(keys, case when is_back then ' desc, ' else ', ' end) || case when is_back then ' desc' else '' end
  end;
  if is_ranked then
    ordering := format('(search like %L) desc, (search like %L) desc, extensions.similarity(search, %L) desc, %s',
      ' ' || escaped || '%', '% ' || escaped || '%', folded, ordering);
  end if;
  columns := coalesce((select string_agg(quote_ident(it), ', ') from unnest(shown) as it), '*');
  execute format(
    'select coalesce(jsonb_agg(to_jsonb(it) - ''{place_of_row,search}''::text[] order by place_of_row), ''[]'')
    from (
      select *, row_number() over () as place_of_row
      from (select %s from public.%I where %s%s order by %s limit %s) as page
    ) as it',
    columns, list, wanted,
    private.list_beyond(keys, is_falling, is_back, place), ordering, asked + 1) into page;
  is_more := jsonb_array_length(page) > asked;
  -- Before what is left there is nothing: the first page, whole.
  if is_back and not is_more then
    return public.list_page(list, shown, words, sorting, chosen, null, false, most);
  end if;
  if is_more and not is_ranked then beyond := page -> asked; end if;
  if is_more then page := page - asked; end if;
  if place is not null then
    execute format('select to_jsonb(it) - ''search'' from (select %s from public.%I where id = $1) as it', columns, list)
      into behind using anchor;
  end if;
  if is_back then
    page := (select jsonb_agg(it order by at desc) from jsonb_array_elements(page) with ordinality as row_of (it, at));
  end if;
  return jsonb_build_object('rows', page, 'total', total, 'found', found, 'is_ranked', is_ranked,
    'before', case when is_back then beyond else behind end, 'after', case when is_back then behind else beyond end);
end
$$;
revoke all on function public.list_page(text, text[], text, text, text, uuid, boolean, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.list_page(text, text[], text, text, text, uuid, boolean, integer) to authenticated;

-- Puts a row of a list that people order before or after another of the same part of it. Of the rows between the two each
-- takes the number of the next; where two of them have the same, the part is numbered anew.
create function public.move_in_list(list text, moved uuid, neighbour uuid, is_after boolean) returns void
language plpgsql set search_path = '' as $$
declare
  part constant text := case when list = 'precios' then 'club_id' else quote_literal('') || '::text' end;
  ties constant text := case when list = 'precios' then 'created_at, id' else 'id' end;
  known integer;
begin
  if list not in ('merch_products', 'partners', 'testimonials', 'precios') then
    raise invalid_parameter_value using message = 'Nobody orders a list of this name';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('order of ' || list, 0));
  execute format('select count(*) from public.%1$I where id in ($1, $2)
    and %2$s = (select %2$s from public.%1$I where id = $1)', list, part) into known using moved, neighbour;
  if known < 2 then raise exception 'Alguna fila ya no existe.'; end if;
  execute format(
    'with placed as (
      select id, display_order, row_number() over (order by display_order, %1$s) as at
      from public.%2$I where %3$s = (select %3$s from public.%2$I where id = $1)
    ), anew as (
      select placed.*, row_number() over (
        order by case when placed.id = $1 then other.at + case when $3 then 0.5 else -0.5 end else placed.at end
      ) as place
      from placed join placed as other on other.id = $2
    ), numbered as (
      select anew.id, case
        when (select count(*) = count(distinct display_order) from anew where at <> place) then before.display_order
        else anew.place
      end as number
      from anew join placed as before on before.at = anew.place
    )
    update public.%2$I as it set display_order = number from numbered
    where numbered.id = it.id and it.display_order <> number', ties, list, part) using moved, neighbour, is_after;
end
$$;
revoke all on function public.move_in_list(text, uuid, uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function public.move_in_list(text, uuid, uuid, boolean) to authenticated;
