-- The site map is kept in parts, one for each month of articles: which months there are, and when each last changed,
-- counted by the database rather than by reading every article. Strangers count what they may see.
create function public.article_months() returns table (month text, changed_at timestamptz)
language sql stable security invoker set search_path = '' as $$
  select to_char(publication_date at time zone 'Europe/Madrid', 'YYYY-MM'),
    max(greatest(updated_at, publication_date))
  from public.articles
  where publication_date <= now()
  group by 1
  order by 1 desc
$$;

revoke all on function public.article_months() from public, anon, authenticated, service_role;
grant execute on function public.article_months() to anon, authenticated, service_role;
