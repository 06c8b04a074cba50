-- Of two versions of a visit a calendar keeps the higher one (RFC 5546): whoever has the secret reads how often it changed.
drop function public.read_visit(text);
create function public.read_visit(secret text)
returns table (id uuid, club_id text, starts_at timestamptz, ends_at timestamptz, status text, name text, email text,
  phone text, changed_at timestamptz, version integer, change_until timestamptz, may_change boolean)
language sql stable security definer set search_path = '' as $$
  select visit.id, visit.club_id, visit.starts_at, visit.ends_at, visit.status, requests.name, requests.email,
    requests.phone, visit.updated_at,
    (select count(*)::integer from public.visit_events where visit_id = visit.id),
    visit.starts_at - make_interval(hours => rules.change_hours), private.may_change(visit)
  from private.visit_of(secret) as visit join public.requests using (id)
    left join public.visit_settings as rules on rules.club_id = visit.club_id
  where private.is_visit_secret(secret)
$$;

revoke all on function public.read_visit(text) from public, anon, authenticated, service_role;
grant execute on function public.read_visit(text) to anon, authenticated;
