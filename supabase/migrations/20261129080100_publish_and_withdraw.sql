-- When a row begins to be public, and when it ceases to be. Empty: already, and never. Articles have the first as their date.
do $$
declare
  place record;
begin
  for place in
    select * from (values
      -- Beside the time: what else a visitor must not see. A page that is withdrawn may lead on.
      ('articles', 'publication_date', 'Anyone reads published articles', null, true),
      ('club_extra_services', 'publish_at', 'Anyone reads visible extras', 'is_visible', false),
      ('clubs', 'publish_at', 'Anyone reads the clubs', null, true),
      ('events', 'publish_at', 'Anyone reads the events', null, true),
      ('header_links', 'publish_at', 'Anyone reads visible links', 'is_visible', false),
      ('landing_pages', 'publish_at', 'Anyone reads published landing pages', 'is_published', true),
      ('merch_products', 'publish_at', 'Anyone reads the products', null, true),
      ('ninecast_episodes', 'publish_at', 'Anyone reads the episodes', null, true),
      ('partners', 'publish_at', 'Anyone reads the partners', null, false),
      ('precios', 'publish_at', 'Anyone reads the rates', null, false),
      ('testimonials', 'publish_at', 'Anyone reads the testimonials', null, false)
    ) as it (name, begins, policy, also, is_page)
  loop
    if place.begins = 'publish_at' then
      execute format('alter table public.%1$I add column publish_at timestamptz', place.name);
      execute format('create index %1$s_publish_at on public.%1$I (publish_at) where publish_at is not null', place.name);
    end if;
    execute format('alter table public.%1$I add column withdraw_at timestamptz,
      add constraint %1$s_withdrawn_after_published check (withdraw_at > %2$I)', place.name, place.begins);
    execute format('create index %1$s_withdraw_at on public.%1$I (withdraw_at) where withdraw_at is not null', place.name);
    if place.is_page then
      execute format($sql$alter table public.%1$I add column withdrawn_to text,
        add constraint %1$s_withdrawn_to_harmless check (
          regexp_replace(withdrawn_to, '[\u0001-\u0020]', '', 'g') !~* '^(?!(https?|mailto|tel):)[a-z][a-z0-9+.-]*:')$sql$,
        place.name);
    end if;
    execute format('drop policy %I on public.%I', place.policy, place.name);
    execute format(
      'create policy %1$I on public.%2$I for select to anon, authenticated using (
        %3$s coalesce(%4$I <= (select private.moment()), true) and coalesce(withdraw_at > (select private.moment()), true))',
      place.policy, place.name, place.also || ' and ', place.begins);
    perform private.record_changes(format('public.%I', place.name)::regclass);
  end loop;
end
$$;

-- Clubs that are not public at the moment: what hangs on them is not either.
create function private.clubs_out_of_time() returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(id), '{}') from public.clubs
  where publish_at > private.moment() or withdraw_at <= private.moment()
$$;
revoke all on function private.clubs_out_of_time() from public;
grant execute on function private.clubs_out_of_time() to anon, authenticated, service_role;

alter policy "Anyone reads the rates" on public.precios using (
  coalesce(publish_at <= (select private.moment()), true) and coalesce(withdraw_at > (select private.moment()), true)
  and club_id <> all ((select private.clubs_out_of_time())::text[]));
alter policy "Anyone reads visible extras" on public.club_extra_services using (
  is_visible and coalesce(publish_at <= (select private.moment()), true)
  and coalesce(withdraw_at > (select private.moment()), true)
  and club_id <> all ((select private.clubs_out_of_time())::text[]));
alter policy "Anyone reads the classes" on public.club_classes using (
  club_id <> all ((select private.clubs_out_of_time())::text[]));
alter policy "Anyone reads the days" on public.club_days using (
  club_id is null or club_id <> all ((select private.clubs_out_of_time())::text[]));

-- Pages made for everybody are kept until they would say something else. Strangers may therefore know when a table next
-- shows another row by itself, and nothing else of it.
drop function public.next_publication();
create function public.next_changes() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  place record;
  soonest timestamptz;
  found jsonb := '{}';
begin
  for place in
    select table_name::text as of_table, array_agg(column_name::text) as moments from information_schema.columns
    where table_schema = 'public' and (
      column_name in ('publish_at', 'withdraw_at')
      or (table_name, column_name) in (
        ('articles', 'publication_date'), ('precios', 'offer_starts_at'), ('precios', 'offer_ends_at')))
    group by 1
  loop
    execute format('select least(%s)', (
      select string_agg(format('(select min(%1$I) from public.%2$I where %1$I > $1)', moment, place.of_table), ', ')
      from unnest(place.moments) as moment)) into soonest using private.moment();
    if soonest is not null then found := found || jsonb_build_object(place.of_table, soonest); end if;
  end loop;
  return found;
end
$$;

-- Whether a page was withdrawn from this address, and where it leads now: one row if it was.
create function private.withdrawn_page(of_table text, address text) returns table (leads_to text)
language plpgsql stable security definer set search_path = '' as $$
begin
  if of_table not in ('articles', 'clubs', 'events', 'landing_pages', 'merch_products', 'ninecast_episodes') then return; end if;
  return query execute format(
    'select withdrawn_to from public.%1$I
    where withdraw_at <= private.moment() and %2$s
      and (id::text = $1 or %3$s = $1
        or id::text in (select row_id from public.former_slugs where table_name = %1$L and slug = $1)) limit 1',
    of_table,
    case of_table when 'landing_pages' then 'is_published' else 'true' end,
    case of_table when 'clubs' then 'private.club_segment(link)' else 'slug' end) using lower(address);
end
$$;

create or replace function public.article_months() returns table (month text, changed_at timestamptz)
language sql stable security invoker set search_path = '' as $$
  select to_char(publication_date at time zone 'Europe/Madrid', 'YYYY-MM'),
    max(greatest(updated_at, publication_date))
  from public.articles
  where publication_date <= (select private.moment()) and coalesce(withdraw_at > (select private.moment()), true)
  group by 1
  order by 1 desc
$$;

-- What is at an address where no row is to be seen: the row that moved on from it, or the page that was withdrawn from it.
create function public.page_formerly_at(of_table text, address text)
returns table (row_id text, is_withdrawn boolean, leads_to text)
language sql stable security invoker set search_path = '' as $$
  select former.row_id, false, null::text from public.former_slugs as former
  where former.table_name = of_table and former.slug = address
  union all
  select null, true, gone.leads_to from private.withdrawn_page(of_table, address) as gone
  limit 1
$$;

revoke all on function public.next_changes(), private.withdrawn_page(text, text), public.page_formerly_at(text, text)
  from public, anon, authenticated, service_role;
grant execute on function public.next_changes(), private.withdrawn_page(text, text), public.page_formerly_at(text, text)
  to anon, authenticated, service_role;

-- A club takes visits while it is public.
create or replace function private.takes_visits(club text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.clubs join public.visit_settings on club_id = id
    where id = club and is_open and is_internal and not is_under_construction)
    and club <> all ((select private.clubs_out_of_time())::text[])
$$;
