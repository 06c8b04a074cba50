-- Who walks through the future goes from change to change: also to those that rows bring with their own moments, not only to
-- what is planned. Which columns those are is said once.
create function private.moments_of_tables() returns table (of_table text, moments text[])
language sql stable set search_path = '' as $$
  select table_name::text, array_agg(column_name::text) from information_schema.columns
  where table_schema = 'public' and (
    column_name in ('publish_at', 'withdraw_at')
    or (table_name, column_name) in (
      ('articles', 'publication_date'), ('precios', 'offer_starts_at'), ('precios', 'offer_ends_at')))
  group by 1
$$;

create or replace function public.next_changes() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  place record;
  soonest timestamptz;
  found jsonb := '{}';
begin
  for place in select * from private.moments_of_tables() loop
    execute format('select least(%s)', (
      select string_agg(format('(select min(%1$I) from public.%2$I where %1$I > $1)', moment, place.of_table), ', ')
      from unnest(place.moments) as moment)) into soonest using private.moment();
    if soonest is not null then found := found || jsonb_build_object(place.of_table, soonest); end if;
  end loop;
  return found;
end
$$;

-- The moments of change before and after another one, none of them past.
create function private.changes_around(at timestamptz, out earlier timestamptz, out later timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  execute format(
    'select max(moment) filter (where moment < $1), min(moment) filter (where moment > $1) from (
      select due_at from public.planned_changes where state = ''waiting'' union all %s) as change (moment) where moment > now()',
    (select string_agg(format('select %I from public.%I', moment, of_table), ' union all ')
     from private.moments_of_tables() cross join unnest(moments) as moment)) into earlier, later using at;
end
$$;

-- It opens nothing any more once whoever made it is switched off.
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

revoke all on function private.moments_of_tables(), private.changes_around(timestamptz)
  from public, anon, authenticated, service_role;
