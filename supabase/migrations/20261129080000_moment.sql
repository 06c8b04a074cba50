-- The moment that the site is shown at: policies that decide by time ask this and never now(). It is now, unless whoever
-- serves the request has set `request.moment` for its transaction. Nobody who asks can set it by herself: a door does, or a
-- function before the request, once it has made sure that the asker may look ahead (staff, or a link that was shared).
create function private.moment() returns timestamptz
language sql stable set search_path = '' as $$
  select coalesce(nullif(current_setting('request.moment', true), '')::timestamptz, now())
$$;
revoke all on function private.moment() from public;
grant execute on function private.moment() to anon, authenticated, service_role;

drop policy "Anyone reads published articles" on public.articles;
create policy "Anyone reads published articles" on public.articles
  for select to anon, authenticated using (publication_date <= (select private.moment()));
