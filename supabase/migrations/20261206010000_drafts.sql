-- Articles and events can be drafts, as landing pages can: whatever their dates say, no visitor sees them.
alter table public.articles add column is_published boolean not null default true;
alter table public.events add column is_published boolean not null default true;
select private.record_changes('public.articles'), private.record_changes('public.events');

-- The draft that is shown by a link, where the request came with one. As with `private.moment()`, a door alone sets it.
create function private.shown_draft(of_table text) returns uuid
language sql stable set search_path = '' as $$
  select case when split_part(it, '/', 1) = of_table then split_part(it, '/', 2)::uuid end
  from (select current_setting('request.draft', true) as it) as asked
$$;
revoke all on function private.shown_draft(text) from public;
grant execute on function private.shown_draft(text) to anon, authenticated, service_role;

do $$
declare
  place record;
begin
  for place in
    select * from (values
      ('articles', 'publication_date', 'Anyone reads published articles'),
      ('events', 'publish_at', 'Anyone reads the events'),
      ('landing_pages', 'publish_at', 'Anyone reads published landing pages')
    ) as it (name, begins, policy)
  loop
    execute format(
      'alter policy %1$I on public.%2$I using (
        is_published and coalesce(%3$I <= (select private.moment()), true)
        and coalesce(withdraw_at > (select private.moment()), true)
        or id = (select private.shown_draft(%2$L)))',
      place.policy, place.name, place.begins);
  end loop;
end
$$;

-- Drafts wait for no moment, and were withdrawn from nowhere.
do $$
declare
  asking record;
  written text;
begin
  for asking in select * from (values
    ('private.withdrawn_page(text, text)', $q$when 'landing_pages' then 'is_published'$q$,
      $q$when 'landing_pages' then 'is_published' when 'articles' then 'is_published' when 'events' then 'is_published'$q$),
    ('public.panel_morning(timestamptz, jsonb)', 'where publication_date > now())', 'where is_published and publication_date > now())'),
    ('private.list_kind(text, text)', $q$then 'publication_date > now()'$q$,
      $q$then 'is_published and publication_date > now()'
    when list = 'articles' and chosen = 'draft' then 'not is_published'$q$)
  ) as them (signature, was, is_now) loop
    written := pg_get_functiondef(asking.signature::regprocedure);
    if position(asking.was in written) = 0 then raise exception '% does not say %', asking.signature, asking.was; end if;
    execute replace(written, asking.was, asking.is_now);
  end loop;
end
$$;

-- A link that shows a draft, wherever its page is by then, to somebody without an account: one of those that show the
-- site at a moment, which is now.
alter table public.future_links
  add column draft_table text constraint future_links_draft_known check (draft_table in ('articles', 'events', 'landing_pages')),
  add column draft_row uuid,
  add constraint future_links_draft_is_a_row check ((draft_table is null) = (draft_row is null));
create index future_links_draft on public.future_links (draft_row) where draft_row is not null;
grant select (draft_table, draft_row) on public.future_links to authenticated;
select private.record_changes('public.future_links',
  array['id', 'moment', 'page', 'draft_table', 'draft_row', 'is_shared', 'expires_at', 'created_at']);

create function public.open_draft(of_table text, of_row uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  secret constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if not private.may('update', of_table) then
    raise exception 'Tu cuenta no tiene permiso para hacer esto.' using errcode = '42501';
  end if;
  delete from public.future_links where expires_at < now();
  insert into public.future_links (hash, moment, draft_table, draft_row, is_shared, expires_at)
  values (encode(sha256(convert_to(secret, 'UTF8')), 'hex'), now(), of_table, of_row, true, now() + interval '7 days');
  return secret;
end
$$;

create function private.page_of_draft(of_table text, of_row uuid) returns text
language sql stable set search_path = '' as $$
  select '/9ftoday/' || slug from public.articles where of_table = 'articles' and id = of_row
  union all select '/events/' || slug from public.events where of_table = 'events' and id = of_row
  union all select '/p/' || slug from public.landing_pages where of_table = 'landing_pages' and id = of_row
$$;

drop function public.read_future(text, timestamptz);
-- What an address opens, with the moments of change before and after; no row where it opens nothing (any more).
create function public.read_future(secret text, asked timestamptz default null)
returns table (moment timestamptz, page text, is_shared boolean, expires_at timestamptz, earlier timestamptz, later timestamptz,
  draft text)
language sql stable security definer set search_path = '' as $$
  select it.at, coalesce(link.page, it.of_draft), link.is_shared, link.expires_at,
    (select max(due_at) from public.planned_changes where state = 'waiting' and due_at < it.at and not link.is_shared),
    (select min(due_at) from public.planned_changes where state = 'waiting' and due_at > it.at and not link.is_shared),
    link.draft_table || '/' || link.draft_row
  from public.future_links as link join public.staff on staff.user_id = link.author
    cross join lateral (select private.page_of_draft(link.draft_table, link.draft_row) as of_draft, case
      when link.draft_row is not null then now()
      when link.is_shared then link.moment else coalesce(asked, link.moment) end as at) as it
  where link.hash = encode(sha256(convert_to(coalesce(secret, ''), 'UTF8')), 'hex') and link.expires_at > now()
    and (link.draft_row is null or it.of_draft is not null)
$$;

revoke all on function private.page_of_draft(text, uuid), public.open_draft(text, uuid), public.read_future(text, timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function public.open_draft(text, uuid) to authenticated;
grant execute on function public.read_future(text, timestamptz) to anon;
