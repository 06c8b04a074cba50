-- Addresses that staff lead elsewhere (301, 302) or say to be gone (410). A page that is there always wins: they answer only
-- where there is none. The server knows the path as it is compared: decoded, in small letters, without a slash at its end.
create table public.redirects (
  id uuid primary key default gen_random_uuid(),
  path text not null unique
    constraint redirects_path_shape check (path ~ '^(/[^\s?#\\/]+)+$' and path = lower(path) and char_length(path) <= 200),
  status text not null default '301' constraint redirects_status_known check (status in ('301', '302', '410')),
  leads_to text
    constraint redirects_leads_to_shape check (leads_to ~ '^(/([^/\s\\][^\s\\]*)?|https?://[^\s\\]+)$' and char_length(leads_to) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint redirects_lead_somewhere check ((status = '410') = (leads_to is null))
);

create trigger keep_updated_at before update on public.redirects
  for each row execute function private.keep_updated_at();

-- Security definer: the way may pass rows that whoever writes need not see.
create function private.refuse_ring() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- One at a time: two halves of a ring would not see each other.
  perform pg_advisory_xact_lock(7203964162);
  if exists (
    with recursive way (path) as (
      select rtrim(lower(regexp_replace(new.leads_to, '[?#].*$', '')), '/')
      union
      select rtrim(lower(regexp_replace(it.leads_to, '[?#].*$', '')), '/')
      from way join public.redirects as it on it.path = way.path and it.id <> new.id
    )
    select from way where path = new.path
  ) then
    raise exception using errcode = '23514', constraint = 'redirects_no_ring',
      message = 'Esta dirección acabaría volviendo a sí misma. Elige otro destino.';
  end if;
  return new;
end
$$;
create trigger refuse_ring before insert or update on public.redirects
  for each row when (new.leads_to is not null) execute function private.refuse_ring();

alter table public.redirects enable row level security;
revoke all on public.redirects from public, anon, authenticated, service_role;
grant select on public.redirects to anon;
grant select, insert, update, delete on public.redirects to authenticated, service_role;
create policy "Anyone reads where addresses lead" on public.redirects for select to anon, authenticated using (true);
create policy "Staff lead addresses elsewhere" on public.redirects
  for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

select private.watch_content('public.redirects');
select private.record_changes('public.redirects');

-- All of them in one answer, however many rows a read may have: servers keep them in memory.
create function public.all_redirects() returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_object_agg(path, jsonb_build_object('status', status, 'leads_to', leads_to)), '{}') from public.redirects
$$;

-- Addresses asked for in vain, and those that led on, are counted as pages are: per day, batched by servers, nothing of anybody.
alter table public.page_views drop constraint page_views_kind_known;
alter table public.page_views add constraint page_views_kind_known
  check (kind in ('page', 'referrer', 'campaign', 'device', 'missing', 'led'));

create or replace function public.count_views(counts jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  today constant date := (now() at time zone 'Europe/Madrid')::date;
begin
  -- One at a time: two that find the same room would both fill it.
  perform pg_advisory_xact_lock(7203964161);
  insert into public.page_views as known (day, kind, name, views)
  select today, kind, kept, sum(views)
  from (
    select kind, views, case when is_known or known_names + place <= most then name else '(otros)' end as kept
    from (
      select told.kind, told.name, told.views, old.name is not null as is_known,
        case told.kind when 'page' then 2000 when 'referrer' then 300 when 'campaign' then 200 when 'missing' then 300
          when 'led' then 300 else 3 end as most,
        (select count(*) from public.page_views as those where those.day = today and those.kind = told.kind) as known_names,
        row_number() over (partition by told.kind, old.name is null order by told.views desc, told.name) as place
      from (
        select kind, left(name, 200) as name, sum(views) as views
        from jsonb_to_recordset(counts) as it (kind text, name text, views bigint) group by 1, 2
      ) as told
      left join public.page_views as old on old.day = today and old.kind = told.kind and old.name = told.name
    ) as placed
  ) as bounded
  group by kind, kept
  on conflict (day, kind, name) do update set views = known.views + excluded.views;
end
$$;

create or replace function public.read_views(since date, until date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'days', (
      select coalesce(jsonb_agg(jsonb_build_object('day', day, 'views', views, 'visits', visits) order by day), '[]')
      from (
        select day, coalesce(sum(views) filter (where kind = 'page'), 0) as views,
          coalesce(sum(views) filter (where kind = 'referrer'), 0) as visits
        from public.page_views where day between since and until and kind not in ('missing', 'led') group by day
      ) as of_days
    ),
    'names', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'name', name, 'views', views)
        order by kind, views desc, name), '[]')
      from (
        select kind, name, sum(views) as views,
          row_number() over (partition by kind order by sum(views) desc, name) as place
        from public.page_views where day between since and until and kind not in ('missing', 'led') group by kind, name
      ) as of_names
      where place <= 20
    )
  )
$$;

-- What the panel shows beside the redirects, of 30 days: what was asked for in vain, how often addresses led on, and where a
-- change of address leads by itself.
create function public.read_addresses() returns jsonb
language sql stable set search_path = '' as $$
  with counted as (
    select kind, name, sum(views) as views, max(day) as last_day from public.page_views
    where kind in ('missing', 'led') and name <> '(otros)' and day > (now() at time zone 'Europe/Madrid')::date - 30
    group by 1, 2
  )
  select jsonb_build_object(
    'missed', (
      select coalesce(jsonb_agg(jsonb_build_object('path', name, 'views', views, 'last_day', last_day) order by views desc, name), '[]')
      from (
        select * from counted where kind = 'missing' and not exists (select from public.redirects as it where it.path = name)
        order by views desc, name limit 50
      ) as most
    ),
    'led', (select coalesce(jsonb_object_agg(name, views), '{}') from counted where kind = 'led'),
    'moved', (
      select coalesce(jsonb_agg(jsonb_build_object('table_name', table_name, 'slug', slug, 'is_now', is_now, 'since', since)
        order by since desc), '[]')
      from (
        select former.table_name, former.slug, here.slug as is_now, former.created_at as since
        from public.former_slugs as former join (
          select 'articles' as name, id::text, slug from public.articles
          union all select 'clubs', id, id from public.clubs
          union all select 'events', id::text, slug from public.events
          union all select 'landing_pages', id::text, slug from public.landing_pages
          union all select 'merch_products', id::text, slug from public.merch_products
          union all select 'ninecast_episodes', id::text, slug from public.ninecast_episodes
        ) as here (name, id, slug) on here.name = former.table_name and here.id = former.row_id
        order by former.created_at desc limit 200
      ) as latest
    )
  )
$$;

revoke all on function private.refuse_ring(), public.all_redirects(), public.read_addresses()
  from public, anon, authenticated, service_role;
grant execute on function public.all_redirects() to anon, authenticated, service_role;
grant execute on function public.read_addresses() to authenticated, service_role;
