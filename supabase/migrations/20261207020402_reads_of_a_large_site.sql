-- What every page reads after a save, on a site of 10,000 articles and 1,000 clubs.

-- Written so that it takes no path of its own, the moment becomes a part of whatever asks for it.
create or replace function private.moment() returns timestamptz
language sql stable return coalesce(nullif(current_setting('request.moment', true), '')::timestamptz, now());

-- In plpgsql its plan is kept on the connection.
create or replace function private.clubs_out_of_time() returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  this constant timestamptz := private.moment();
begin
  return (select coalesce(array_agg(id), '{}') from public.clubs where publish_at > this or withdraw_at <= this);
end
$$;

-- Asked for each club, the clubs out of time were looked for as often as there are clubs.
create or replace function public.clubs_with_visits() returns setof text
language sql stable security definer set search_path = '' as $$
  select id from public.clubs join public.visit_settings on club_id = id
  where is_open and is_internal and not is_under_construction
    and id <> all ((select private.clubs_out_of_time())::text[])
  order by display_order, id
$$;
create or replace function private.takes_visits(club text) returns boolean
language sql stable set search_path = '' as $$
  select club in (select public.clubs_with_visits())
$$;

-- Holds what the policy of strangers asks, and what the map says: articles are counted without their rows.
create index articles_for_strangers on public.articles (publication_date)
  include (is_published, withdraw_at, updated_at, id);

-- A stretch of that index for each month: to ask every article for its month in Madrid took longer than all else.
create or replace function public.article_months() returns table (month text, changed_at timestamptz)
language sql stable security invoker set search_path = '' as $$
  select to_char(first, 'YYYY-MM'), changed
  from (select min(publication_date) as oldest, max(publication_date) as newest from public.articles) as bounds
    cross join generate_series(date_trunc('month', oldest at time zone 'Europe/Madrid'),
      newest at time zone 'Europe/Madrid', interval '1 month') as first
    cross join lateral (
      select max(greatest(updated_at, publication_date)) as changed from public.articles
      where publication_date >= first at time zone 'Europe/Madrid'
        and publication_date < (first + interval '1 month') at time zone 'Europe/Madrid'
        and publication_date <= (select private.moment())
        and coalesce(withdraw_at > (select private.moment()), true)) as of_month
  where changed is not null
  order by 1 desc
$$;
