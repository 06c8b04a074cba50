-- What somebody may see of what is planned is asked once, not of each plan: a year of the calendar with thousands of them
-- took as long as a page. And a plan finds its row by the row's key.
create or replace function public.calendar_entries(from_at timestamptz, until_at timestamptz)
returns table (
  kind text, table_name text, row_id text, name text, club text,
  begins_at timestamptz, ends_at timestamptz, begins_in text, ends_in text, on_date date,
  details jsonb)
language plpgsql stable set search_path = '' as $$
declare
  -- As the policy of what is planned says it: once more, for the function that reads it by a secret address.
  sees_all constant boolean := private.may('update', 'planned_changes');
  everywhere constant text[] := private.tables_to_change(false);
  in_clubs constant text[] := private.tables_to_change(true);
  clubs constant text[] := private.my_clubs();
  place record;
begin
  for place in
    select * from (values
      ('articles', 'title', 'publication_date', 'withdraw_at', null, $d$'{}'::jsonb$d$),
      ('landing_pages', 'title', 'publish_at', 'withdraw_at', null,
        -- Links of the menu that lead there when it is gone.
        $d$jsonb_build_object('hidden', not it.is_published, 'left_by', (
          select array_agg(header_links.text) from public.header_links
          where header_links.path = '/p/' || it.slug and is_visible and coalesce(header_links.withdraw_at > it.withdraw_at, true)))$d$),
      ('events', 'title', 'publish_at', 'withdraw_at', null, $d$'{}'::jsonb$d$),
      ('merch_products', 'name', 'publish_at', 'withdraw_at', null, $d$'{}'::jsonb$d$),
      ('ninecast_episodes', 'title', 'publish_at', 'withdraw_at', null, $d$'{}'::jsonb$d$),
      ('header_links', 'text', 'publish_at', 'withdraw_at', null, $d$'{}'::jsonb$d$),
      ('testimonials', 'name', 'publish_at', 'withdraw_at', null, $d$'{}'::jsonb$d$),
      ('partners', 'name', 'publish_at', 'withdraw_at', null, $d$'{}'::jsonb$d$),
      ('clubs', 'name', 'publish_at', 'withdraw_at', 'id', $d$'{}'::jsonb$d$),
      ('precios', 'title', 'publish_at', 'withdraw_at', 'club_id', $d$'{}'::jsonb$d$),
      ('club_extra_services', 'title', 'publish_at', 'withdraw_at', 'club_id', $d$'{}'::jsonb$d$),
      ('precios', 'title', 'offer_starts_at', 'offer_ends_at', 'club_id', $d$'{}'::jsonb$d$)
    ) as them (of_table, name, begins, ends, club, details)
  loop
    return query execute format(
      'select %1$L::text, %2$L::text, it.id::text, it.%3$I::text, %4$s::text, it.%5$I, it.%6$I, %5$L::text, %6$L::text, null::date, %7$s
      from public.%2$I as it
      where it.%5$I >= $1 and it.%5$I < $2 or it.%6$I >= $1 and it.%6$I < $2 or it.%5$I < $1 and it.%6$I >= $2',
      case when place.begins = 'offer_starts_at' then 'offer' else place.of_table end, place.of_table, place.name,
      coalesce('it.' || place.club, 'null'), place.begins, place.ends, place.details) using from_at, until_at;
    continue when place.begins = 'offer_starts_at';
    return query execute format(
      'select ''change''::text, plan.table_name, plan.row_id, coalesce(it.%2$I::text, plan.row_id), plan.club, plan.due_at, null::timestamptz, ''due_at''::text, null::text, null::date,
        jsonb_build_object(''plan'', plan.id, ''changes'', plan.changes, ''seen'', plan.seen, ''campaign'', plan.campaign_id, ''undoes'', plan.undoes, ''reason'', plan.reason)
      from public.planned_changes as plan left join public.%1$I as it on it.id = plan.row_id::%3$s
      where plan.table_name = %1$L and plan.state <> ''done'' and plan.due_at >= $1 and plan.due_at < $2
        and ($3 or %1$L = any ($4) or %1$L = any ($5) and plan.club = any ($6))',
      place.of_table, place.name, case place.of_table when 'clubs' then 'text' else 'uuid' end)
      using from_at, until_at, sees_all, everywhere, in_clubs, clubs;
  end loop;
  return query select 'change', plan.table_name, plan.row_id, plan.row_id, plan.club, plan.due_at, null::timestamptz,
    'due_at', null::text, null::date,
    jsonb_build_object('plan', plan.id, 'changes', plan.changes, 'seen', plan.seen, 'campaign', plan.campaign_id,
      'undoes', plan.undoes, 'reason', plan.reason)
  from public.planned_changes as plan
  where plan.table_name in ('site_content', 'manifiesto_content') and plan.state <> 'done' and plan.due_at >= from_at
    and plan.due_at < until_at
    and (sees_all or plan.table_name = any (everywhere) or plan.table_name = any (in_clubs) and plan.club = any (clubs));
  return query select 'campaign', 'campaigns', it.id::text, it.name, null::text, it.starts_at, it.ends_at, 'starts_at', 'ends_at',
    null::date, '{}'::jsonb
  from public.campaigns as it where it.starts_at < until_at and it.ends_at >= from_at;
  return query select 'day', 'club_days', it.id::text, coalesce(it.name, ''), it.club_id, null::timestamptz, null::timestamptz,
    'on_date', null::text, it.on_date, jsonb_build_object('kind', it.kind, 'hours', it.hours)
  from public.club_days as it
  where it.on_date >= (from_at at time zone 'Europe/Madrid')::date and it.on_date < (until_at at time zone 'Europe/Madrid')::date;
  -- When an event is its own texts say, which are read elsewhere.
  return query select 'event', 'events', it.id::text, it.title, null::text, null::timestamptz, null::timestamptz, null::text,
    null::text, null::date, jsonb_build_object('event_date', it.event_date, 'time', it."time", 'updated_at', it.updated_at)
  from public.events as it;
end
$$;
drop function private.sees_plan(text, text);

-- Text that nobody asks anything of: made into jsonb first it took five times as long.
drop function public.my_calendar(timestamptz, timestamptz);
create function public.my_calendar(from_at timestamptz, until_at timestamptz) returns json
language sql stable set search_path = '' as $$
  select coalesce(json_agg(it), '[]') from public.calendar_entries(from_at, until_at) as it
$$;
revoke all on function public.my_calendar(timestamptz, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.my_calendar(timestamptz, timestamptz) to authenticated;
