-- Addresses under which the site is seen as it will be at a moment. One's own lasts for a day's work and may be walked to any
-- moment; one that is shared shows one moment, of one page or of the whole site, for seven days or until it is ended. Of each
-- the digest alone is kept, and all of them end with their author's access.
create table public.future_links (
  id uuid primary key default gen_random_uuid(),
  hash text not null unique,
  moment timestamptz not null,
  -- Null: the whole site.
  page text constraint future_links_page_shape check (page ~ '^/' and length(page) <= 500),
  is_shared boolean not null,
  author uuid not null default auth.uid() references public.staff (user_id) on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index future_links_author on public.future_links (author);
alter table public.future_links enable row level security;
revoke all on public.future_links from public, anon, authenticated, service_role;
grant select (id, moment, page, is_shared, author, expires_at, created_at), delete on public.future_links to authenticated;
grant select on public.future_links to service_role;
create policy "Staff see and end the links they shared, the direction all" on public.future_links
  for all to authenticated using (
    author = (select auth.uid()) or (select private.may('delete', 'future_links')));
select private.record_changes('public.future_links', array['id', 'moment', 'page', 'is_shared', 'expires_at', 'created_at']);

-- A new address for whoever asks.
create function public.open_future(at timestamptz, at_page text default null, shared boolean default false) returns text
language plpgsql security definer set search_path = '' as $$
declare
  secret constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if not private.is_staff() then raise exception 'Solo el personal puede hacerlo.' using errcode = '42501'; end if;
  if at is null or at > now() + interval '10 years' then
    raise exception 'Elige un día que exista, de aquí a diez años.' using errcode = '22023';
  end if;
  delete from public.future_links where expires_at < now();
  insert into public.future_links (hash, moment, page, is_shared, expires_at)
  values (encode(sha256(convert_to(secret, 'UTF8')), 'hex'), at, case when shared then at_page end, shared,
    now() + case when shared then interval '7 days' else interval '12 hours' end);
  return secret;
end
$$;

-- What an address opens, with the moments of change before and after; no row where it opens nothing (any more).
create function public.read_future(secret text, asked timestamptz default null)
returns table (moment timestamptz, page text, is_shared boolean, expires_at timestamptz, earlier timestamptz, later timestamptz)
language sql stable security definer set search_path = '' as $$
  select it.at, link.page, link.is_shared, link.expires_at,
    (select max(due_at) from public.planned_changes where state = 'waiting' and due_at < it.at and not link.is_shared),
    (select min(due_at) from public.planned_changes where state = 'waiting' and due_at > it.at and not link.is_shared)
  from public.future_links as link join public.staff on staff.user_id = link.author
    cross join lateral (select case when link.is_shared then link.moment else coalesce(asked, link.moment) end as at) as it
  where link.hash = encode(sha256(convert_to(coalesce(secret, ''), 'UTF8')), 'hex') and link.expires_at > now()
$$;

revoke all on function public.open_future(timestamptz, text, boolean), public.read_future(text, timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function public.open_future(timestamptz, text, boolean) to authenticated;
grant execute on function public.read_future(text, timestamptz) to anon;
