-- What somebody of the team sees first in the morning, in one answer. It runs with her own rights, so it holds what is of her
-- role and of her clubs, and nothing else.
create index visits_created_at on public.visits (created_at);

-- What rows are called now, of those that the record names. `wanted`: of each table the column of its key and that of its name.
create function private.name_rows(entries jsonb, wanted jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  part record;
  found jsonb;
  names jsonb := '{}';
begin
  for part in
    select entry ->> 'table_name' as told, array_agg(distinct entry ->> 'row_id') as ids, format_type(atttypid, null) as of_type,
      wanted -> (entry ->> 'table_name') ->> 0 as key, wanted -> (entry ->> 'table_name') ->> 1 as name
    from jsonb_array_elements(entries) as entry
    join pg_catalog.pg_attribute on attrelid = to_regclass(format('public.%I', entry ->> 'table_name'))
      and attname = wanted -> (entry ->> 'table_name') ->> 0
    where entry ->> 'kind' <> 'delete' group by 1, 3, 4, 5
  loop
    execute format('select jsonb_object_agg(%1$L || %2$I, %3$I) from public.%4$I where %2$I = any ($1::%5$s[])',
      part.told || '/', part.key, part.name, part.told, part.of_type) into found using part.ids;
    names := names || coalesce(found, '{}');
  end loop;
  return names;
end
$$;

-- Of a row its name alone, and when it was made: a deletion of a long text is long.
create function private.only_name(told jsonb, name text) returns jsonb
language sql immutable set search_path = '' as $$
  select case when told is not null then jsonb_strip_nulls(jsonb_build_object('created_at', told -> 'created_at'))
    || case when name is null then '{}' else jsonb_strip_nulls(jsonb_build_object(name, told -> name)) end end
$$;

-- What colleagues did since then, the newest first.
create function private.colleagues_did(since timestamptz, wanted jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('id', id, 'transaction', transaction, 'at', at, 'person', person,
    'person_email', person_email, 'table_name', table_name, 'row_id', row_id, 'club', club, 'kind', kind,
    'before', private.only_name(before, wanted -> table_name ->> 1),
    'after', private.only_name(after, wanted -> table_name ->> 1)) order by id desc), '[]')
  from (select * from public.audit_log where at > since and person is not null and person <> (select auth.uid())
    order by id desc limit 100) as did
$$;

-- This week and the one before, day by day: how much was asked of the house.
create function private.asked_by_day() returns jsonb
language sql stable set search_path = '' as $$
  with today as (select (now() at time zone 'Europe/Madrid')::date as day),
  range as (
    select date_trunc('week', day::timestamp) - interval '7 days' as first_day,
      (date_trunc('week', day::timestamp) - interval '7 days') at time zone 'Europe/Madrid' as begun from today
  ), asked as (
    select 'visit' as kind, created_at from public.visits where created_at >= (select begun from range)
    union all select 'message', created_at from public.requests
      where created_at >= (select begun from range) and kind = 'message'
    union all select 'proposal', created_at from public.partner_submissions where created_at >= (select begun from range)
  )
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'day', day, 'total', total)), '[]')
  from (select kind, (created_at at time zone 'Europe/Madrid')::date as day, count(*) as total from asked group by 1, 2) as counted
$$;

create function public.panel_morning(since timestamptz, wanted jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  today constant date := (now() at time zone 'Europe/Madrid')::date;
  begun constant timestamptz := today::timestamp at time zone 'Europe/Madrid';
  did constant jsonb := private.colleagues_did(since, wanted);
begin
  return jsonb_build_object(
    'backlog', public.inbox_backlog(),
    'visits', (select coalesce(jsonb_agg(it order by it.starts_at, it.name), '[]') from (
      select id, name, starts_at, status, club_id, (select clubs.name from public.clubs where clubs.id = club_id) as club
      from public.agenda
      where starts_at >= begun and starts_at < (today + 1)::timestamp at time zone 'Europe/Madrid' and status <> 'cancelled'
      order by starts_at, name limit 100) as it),
    'waiting', (select coalesce(jsonb_agg(it order by it.sort_at, it.id), '[]') from (
      select id, kind, name, status, created_at, attention_at, sort_at from public.inbox
      where sort_at <= now() and kind <> 'opening_notice' order by sort_at, id limit 5) as it),
    'classes', (select coalesce(jsonb_agg(it order by it.on_date, it.start_minute), '[]') from (
      select changed.id, changed.on_date, changed.is_cancelled, coalesce(changed.start_minute, classes.start_minute) as start_minute,
        changed.instructor, activities.name, classes.club_id,
        (select clubs.name from public.clubs where clubs.id = classes.club_id) as club
      from public.class_exceptions as changed join public.club_classes as classes on classes.id = changed.class_id
        join public.activities on activities.id = classes.activity_id
      where changed.on_date between today and today + 6 and (select private.may('update', 'club_classes'))
        or changed.on_date between today and today + 6
          and classes.club_id = any ((select private.clubs_for('update', 'club_classes'))::text[])
      order by changed.on_date, start_minute limit 20) as it),
    'week', private.asked_by_day(),
    'ended_offers', (select count(*) from public.precios where offer_ends_at <= now()
      and ((select private.may('update', 'precios')) or club_id = any ((select private.clubs_for('update', 'precios'))::text[]))),
    'ending_offers', (select coalesce(jsonb_agg(it order by it.offer_ends_at), '[]') from (
      select id, title, offer_ends_at, (select name from public.clubs where clubs.id = club_id) as club from public.precios
      where offer_ends_at > now() and offer_ends_at < now() + interval '7 days'
        and ((select private.may('update', 'precios')) or club_id = any ((select private.clubs_for('update', 'precios'))::text[]))
        and not exists (select from public.planned_changes
          where table_name = 'precios' and row_id = precios.id::text and state = 'waiting')
      order by offer_ends_at limit 5) as it),
    'scheduled', (select count(*) from public.articles where publication_date > now()),
    -- As `isOutOfStock` says it.
    'sold_out', (select count(*) from public.merch_products where case when one_size_stock is not null then one_size_stock = 0
      else not exists (select from jsonb_each_text(stock) as size (name, pieces) where pieces::numeric > 0) end),
    'unheard_episodes', (select count(*) from public.ninecast_episodes where not has_captions and not has_transcript),
    'outdated', (select coalesce(jsonb_agg(table_name), '[]') from public.outdated_translations),
    'empty_galleries', (select jsonb_build_object('total', count(*),
        'first', coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name) order by place) filter (where place <= 10), '[]'))
      from (select id, name, row_number() over (order by display_order, id) as place from public.clubs
        where id = any ((select public.clubs_without_pictures())::text[]) and ((select private.may('update', 'media_assets'))
          or id = any ((select private.clubs_for('update', 'media_assets'))::text[]))) as empty),
    'refused_plans', (select coalesce(jsonb_agg(it), '[]') from (
      select table_name, row_id, reason from public.planned_changes where state = 'refused' order by due_at desc limit 10) as it),
    'company', (select to_jsonb(company) from public.company where (select private.may('update', 'company'))),
    'backups', case when (select private.may('select', 'backup_runs')) then jsonb_build_object(
      'lastGood', (select to_jsonb(it) from (select finished_at, bytes from public.backup_runs
        where finished_at is not null and failure is null order by finished_at desc limit 1) as it),
      'lastFailed', (select to_jsonb(it) from (select finished_at, failure from public.backup_runs
        where finished_at is not null and failure is not null order by finished_at desc limit 1) as it)) end,
    'mails', (select jsonb_build_object(
        'waiting', count(*) filter (where state in ('waiting', 'sending')), 'failed', count(*) filter (where state = 'failed'))
      from public.outbox where state in ('waiting', 'sending') or state = 'failed' and created_at > now() - interval '1 day'),
    'views_today', (select sum(views) from public.page_views where day = today and kind = 'page'),
    'did', did,
    'names', private.name_rows(did, wanted),
    'colleagues', (select coalesce(jsonb_agg(it), '[]') from public.list_colleagues() as it)
  );
end
$$;

revoke all on function private.name_rows(jsonb, jsonb), private.colleagues_did(timestamptz, jsonb), private.only_name(jsonb, text),
  private.asked_by_day(), public.panel_morning(timestamptz, jsonb) from public, anon, authenticated, service_role;
grant execute on function private.name_rows(jsonb, jsonb), private.colleagues_did(timestamptz, jsonb),
  private.only_name(jsonb, text), private.asked_by_day(), public.panel_morning(timestamptz, jsonb) to authenticated;
