-- The newest change of each month is the first of its stretch of this index: to look at 10,000 articles took 2 ms, this 0.6.
create index articles_by_month on public.articles
  (date_trunc('month', publication_date at time zone 'Europe/Madrid'), greatest(updated_at, publication_date) desc)
  where is_published;

-- As its owner: under a policy, a month that is computed is no condition for an index. Drafts are told to nobody.
create or replace function public.article_months() returns table (month text, changed_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select to_char(first, 'YYYY-MM'), changed
  from (select min(publication_date) as oldest, max(publication_date) as newest from public.articles) as bounds
    cross join generate_series(date_trunc('month', oldest at time zone 'Europe/Madrid'),
      newest at time zone 'Europe/Madrid', interval '1 month') as first
    cross join lateral (
      select greatest(updated_at, publication_date) as changed from public.articles
      where is_published and date_trunc('month', publication_date at time zone 'Europe/Madrid') = first
        and publication_date <= (select private.moment())
        and coalesce(withdraw_at > (select private.moment()), true)
      order by 1 desc limit 1) as of_month
  order by 1 desc
$$;
