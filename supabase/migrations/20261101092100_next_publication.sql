-- Pages made for everybody are kept until they would say something else. Strangers may therefore know when the next
-- scheduled article appears, and nothing else of it.
create function public.next_publication() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select min(publication_date) from public.articles where publication_date > now()
$$;

revoke all on function public.next_publication() from public, anon, authenticated, service_role;
grant execute on function public.next_publication() to anon, authenticated, service_role;
