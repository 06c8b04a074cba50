-- The two rules of a link to the future together: it leads from change to change, whatever brings them, and opens nothing once
-- whoever made it is switched off.
create or replace function public.read_future(secret text, asked timestamptz default null)
returns table (moment timestamptz, page text, is_shared boolean, expires_at timestamptz, earlier timestamptz, later timestamptz,
  draft text)
language sql stable security definer set search_path = '' as $$
  select it.at, coalesce(link.page, it.of_draft), link.is_shared, link.expires_at, around.earlier, around.later,
    link.draft_table || '/' || link.draft_row
  from public.future_links as link join public.staff on staff.user_id = link.author and not staff.is_off
    cross join lateral (select private.page_of_draft(link.draft_table, link.draft_row) as of_draft, case
      when link.draft_row is not null then now()
      when link.is_shared then link.moment else coalesce(asked, link.moment) end as at) as it
    left join lateral private.changes_around(it.at) as around on not link.is_shared
  where link.hash = encode(sha256(convert_to(coalesce(secret, ''), 'UTF8')), 'hex') and link.expires_at > now()
    and (link.draft_row is null or it.of_draft is not null)
$$;
