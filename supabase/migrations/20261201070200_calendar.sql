-- Everything that begins, ends or changes between two moments: what the calendar shows. Each row is read with the rights of
-- whoever asks; what is planned is asked once more, for the function that reads it by a secret address.
create function public.calendar_entries(from_at timestamptz, until_at timestamptz)
returns table (
  kind text, table_name text, row_id text, name text, club text,
  -- The columns that say when; a day where `on_date` is one. Both null: its own text says it.
  begins_at timestamptz, ends_at timestamptz, begins_in text, ends_in text, on_date date,
  details jsonb)
language plpgsql stable set search_path = '' as $$
declare
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
    return query execute format(
      'select ''change''::text, plan.table_name, plan.row_id, coalesce(it.%2$I::text, plan.row_id), plan.club, plan.due_at, null::timestamptz, ''due_at''::text, null::text, null::date,
        jsonb_build_object(''plan'', plan.id, ''changes'', plan.changes, ''seen'', plan.seen, ''campaign'', plan.campaign_id, ''undoes'', plan.undoes, ''reason'', plan.reason)
      from public.planned_changes as plan left join public.%1$I as it on it.id::text = plan.row_id
      where plan.table_name = %1$L and %3$L <> ''offer_starts_at'' and plan.state <> ''done'' and plan.due_at >= $1 and plan.due_at < $2
        and private.sees_plan(plan.table_name, plan.club)',
      place.of_table, place.name, place.begins) using from_at, until_at;
  end loop;
  return query select 'change', plan.table_name, plan.row_id, plan.row_id, plan.club, plan.due_at, null::timestamptz,
    'due_at', null::text, null::date,
    jsonb_build_object('plan', plan.id, 'changes', plan.changes, 'seen', plan.seen, 'campaign', plan.campaign_id,
      'undoes', plan.undoes, 'reason', plan.reason)
  from public.planned_changes as plan
  where plan.table_name in ('site_content', 'manifiesto_content') and plan.state <> 'done' and plan.due_at >= from_at
    and plan.due_at < until_at and private.sees_plan(plan.table_name, plan.club);
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

-- As the policy of what is planned says it.
create function private.sees_plan(of_table text, of_club text) returns boolean
language sql stable set search_path = '' as $$
  select (select private.may('update', 'planned_changes'))
    or of_table = any ((select private.tables_to_change(false))::text[])
    or (of_table = any ((select private.tables_to_change(true))::text[]) and of_club = any ((select private.my_clubs())::text[]))
$$;

-- The address under which a person's programs read the calendar: its digest alone is kept.
create table private.calendar_secrets (
  user_id uuid primary key references public.staff (user_id) on delete cascade,
  hash text not null unique,
  created_at timestamptz not null default now()
);
revoke all on private.calendar_secrets from public, anon, authenticated, service_role;

-- A new secret for whoever asks; the one before it opens nothing any more.
create function public.renew_calendar_secret() returns text
language plpgsql security definer set search_path = '' as $$
declare
  secret constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if not private.is_staff() then raise exception 'Solo el personal puede hacerlo.' using errcode = '42501'; end if;
  insert into private.calendar_secrets (user_id, hash)
  values ((select auth.uid()), encode(sha256(convert_to(secret, 'UTF8')), 'hex'))
  on conflict (user_id) do update set hash = excluded.hash, created_at = now();
  return secret;
end
$$;

-- The calendar of whoever has this secret, as she may see it; nothing for any other.
create function public.calendar_of_secret(secret text, from_at timestamptz, until_at timestamptz)
returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  person uuid;
begin
  select user_id into person from private.calendar_secrets
  where hash = encode(sha256(convert_to(coalesce(secret, ''), 'UTF8')), 'hex');
  if person is null then return null; end if;
  perform set_config('request.jwt.claims',
    jsonb_build_object('sub', person, 'role', 'authenticated', 'aal', 'aal2')::text, true);
  return (select coalesce(jsonb_agg(it), '[]') from public.calendar_entries(from_at, until_at) as it);
end
$$;

revoke all on function public.calendar_entries(timestamptz, timestamptz), private.sees_plan(text, text),
  public.renew_calendar_secret(), public.calendar_of_secret(text, timestamptz, timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function public.calendar_entries(timestamptz, timestamptz), private.sees_plan(text, text),
  public.renew_calendar_secret() to authenticated;
grant execute on function public.calendar_of_secret(text, timestamptz, timestamptz) to anon;
