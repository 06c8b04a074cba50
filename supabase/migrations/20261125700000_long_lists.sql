-- Lists of the panel that have grown: a page at a time, searched here and not in the browser (decision 0320). Both
-- extensions come with PostgreSQL and are trusted: whoever may create in the database may create them.
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;

-- What a search compares: lower case, no accents, one blank before each word and after the last. The dictionary is
-- named, so nothing that can change decides what comes out.
create function private.fold_words(words text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(' ' || nullif(btrim(
    regexp_replace(lower(extensions.unaccent('extensions.unaccent'::regdictionary, words)), '\s+', ' ', 'g')
  ), '') || ' ', '')
$$;
revoke all on function private.fold_words(text) from public;
-- Whoever writes a row has its words folded.
grant execute on function private.fold_words(text) to authenticated, service_role;

alter table public.articles add column search text not null
  generated always as (private.fold_words(title || ' ' || author)) stored;
alter table public.merch_products add column search text not null
  generated always as (private.fold_words(name)) stored;
alter table public.ninecast_episodes add column search text not null
  generated always as (private.fold_words(title || ' ' || coalesce(duration, ''))) stored;
alter table public.events add column search text not null
  generated always as (private.fold_words(title || ' ' || coalesce(location, '') || ' ' || event_date)) stored;
alter table public.precios add column search text not null
  generated always as (
    private.fold_words(title || ' ' || coalesce(claim, '') || ' ' || coalesce(subtitle, '') || ' ' || club_id)
  ) stored;
alter table public.partners add column search text not null
  generated always as (private.fold_words(name)) stored;
alter table public.testimonials add column search text not null
  generated always as (private.fold_words(name || ' ' || coalesce(role, '') || ' ' || text)) stored;

-- An index for each order that a list can be asked in, and one for its words.
do $$
declare
  list text;
begin
  foreach list in array array[
    'articles', 'merch_products', 'ninecast_episodes', 'events', 'precios', 'partners', 'testimonials'
  ] loop
    execute format('create index %I on public.%I using gin (search extensions.gin_trgm_ops) with (fastupdate = off)',
      list || '_search', list);
    execute format('create index %I on public.%I ((left(search, 100) collate "C"), id)', list || '_by_name', list);
    execute format('create index %I on public.%I (updated_at, id desc)', list || '_by_change', list);
  end loop;
end
$$;
drop index public.articles_publication_date, public.ninecast_episodes_created_at, public.events_created_at;
create index articles_by_date on public.articles (publication_date desc, id);
create index ninecast_episodes_by_date on public.ninecast_episodes (created_at desc, id);
create index events_by_date on public.events (created_at desc, id);
create index merch_products_in_order on public.merch_products (display_order, id);
create index partners_in_order on public.partners (display_order, id);
create index testimonials_in_order on public.testimonials (display_order, id);
drop index public.precios_club_id_order;
create index precios_in_order on public.precios (club_id, display_order, created_at, id);

-- The rows in which all the patterns are, at most so many, in no order. Security definer: row policies come before a
-- `like`, which may say something of rows that are not one's own, so that for staff no index would be used. It gives ids
-- and nothing else; what is read of them, policies decide.
create function private.find_in_list(list text, patterns text[], most integer) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  found uuid[];
begin
  if not (select private.is_staff()) then
    raise insufficient_privilege using message = 'Only staff search the lists of the panel';
  end if;
  -- Written out, since `like all` uses no index.
  execute format('select array_agg(id) from (select id from public.%I where %s limit %s) as it', list,
    (select string_agg(format('search like %L', pattern), ' and ') from unnest(patterns) as pattern), most) into found;
  return coalesce(found, '{}');
end
$$;
revoke all on function private.find_in_list(text, text[], integer) from public;
grant execute on function private.find_in_list(text, text[], integer) to authenticated;

