-- How often public pages are looked at: per day and page, host that the visitor came from, campaign and kind of device, each
-- counted on its own, so that no two of them can be joined. Nothing of anybody: no address, no browser, no order of pages.
create table public.page_views (
  -- Madrid's.
  day date not null,
  kind text not null constraint page_views_kind_known check (kind in ('page', 'referrer', 'campaign', 'device')),
  -- A path, a host (empty: none is known), a campaign, `phone`, `tablet` or `desktop`.
  name text not null constraint page_views_name_short check (char_length(name) <= 200),
  views bigint not null constraint page_views_views_counted check (views > 0),
  primary key (day, kind, name)
);

alter table public.page_views enable row level security;
revoke all on public.page_views from public, anon, authenticated, service_role;
grant select on public.page_views to authenticated, service_role;
create policy "Staff see how often pages are looked at" on public.page_views
  for select to authenticated using ((select private.is_staff()));

-- Adds what a server has counted since the last time. Names that anybody can make up are bounded per day: what is beyond the
-- bound counts together.
create function public.count_views(counts jsonb) returns void
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
        case told.kind when 'page' then 2000 when 'referrer' then 300 when 'campaign' then 200 else 3 end as most,
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

-- What the panel shows of some days: views and visits of each day, and the first names of each kind. A visit is a view
-- that began elsewhere than on a page of ours.
create function public.read_views(since date, until date) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'days', (
      select coalesce(jsonb_agg(jsonb_build_object('day', day, 'views', views, 'visits', visits) order by day), '[]')
      from (
        select day, coalesce(sum(views) filter (where kind = 'page'), 0) as views,
          coalesce(sum(views) filter (where kind = 'referrer'), 0) as visits
        from public.page_views where day between since and until group by day
      ) as of_days
    ),
    'names', (
      select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'name', name, 'views', views)
        order by kind, views desc, name), '[]')
      from (
        select kind, name, sum(views) as views,
          row_number() over (partition by kind order by sum(views) desc, name) as place
        from public.page_views where day between since and until group by kind, name
      ) as of_names
      where place <= 20
    )
  )
$$;

-- After two years with the month of the same season before them nobody compares any more. Called by the night's work.
create function private.forget_views() returns void
language sql security definer set search_path = '' as $$
  delete from public.page_views where day < (now() at time zone 'Europe/Madrid')::date - interval '25 months'
$$;

revoke all on function public.count_views(jsonb), public.read_views(date, date), private.forget_views()
  from public, anon, authenticated, service_role;
grant execute on function public.count_views(jsonb) to service_role;
grant execute on function public.read_views(date, date) to authenticated, service_role;

-- The night's work leaves a row for each night (20261123130000_privacy.sql): with it old figures go, whoever calls it.
create function private.forget_views_with_the_night() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.forget_views();
  return null;
end
$$;
revoke all on function private.forget_views_with_the_night() from public, anon, authenticated, service_role;
create trigger forget_views after insert on public.data_erasures
  for each row when (new.reason = 'term') execute function private.forget_views_with_the_night();
