-- The places of a club between two days, with how many are taken. Places are counted over the time of a slot, not by its
-- start: visits that were booked before the settings changed keep theirs. A moment that the clock jumps over in spring is
-- none; of two equal ones in autumn it is the first, as calendars read it (RFC 5545).
create function private.visit_places(club text, first_day date, last_day date, but_for uuid default null)
returns table (on_date date, minute integer, starts_at timestamptz, ends_at timestamptz, capacity integer, taken integer)
language sql stable set search_path = '' rows 100 as $$
  with kept as materialized (
    select visits.starts_at, visits.ends_at from public.visits
    where visits.club_id = club and visits.status <> 'cancelled' and visits.id is distinct from but_for
      and visits.starts_at between first_day - interval '1 day' and last_day + interval '2 days'
  ), slots as materialized (
    select days.day::date as day, start_minute as minute, rules.capacity, moment.start_at,
      moment.start_at + make_interval(mins => rules.slot_minutes) as end_at
    from public.visit_settings as rules,
      generate_series(first_day::timestamp, last_day::timestamp, interval '1 day') as days (day),
      lateral unnest(private.visit_hours(rules, days.day::date)) as hours,
      lateral generate_series(lower(hours), upper(hours) - rules.slot_minutes, rules.slot_minutes) as start_minute,
      lateral (select days.day + make_interval(mins => start_minute) as clock) as asked,
      lateral (select clock at time zone 'Europe/Madrid' as later) as read,
      lateral (select case
        when (later - interval '1 hour') at time zone 'Europe/Madrid' = clock then later - interval '1 hour'
        when later at time zone 'Europe/Madrid' = clock then later
      end as start_at) as moment
    where rules.club_id = club and moment.start_at is not null
  )
  select slots.day, slots.minute, slots.start_at, slots.end_at, slots.capacity, count(kept.starts_at)::integer
  from slots left join kept on kept.starts_at < slots.end_at and kept.ends_at > slots.start_at
  group by slots.day, slots.minute, slots.start_at, slots.end_at, slots.capacity
  order by slots.start_at
$$;

create function private.madrid_today() returns date
language sql stable set search_path = '' as $$ select (now() at time zone 'Europe/Madrid')::date $$;

-- Whether strangers may book at a club at all.
create function private.takes_visits(club text) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.clubs join public.visit_settings on club_id = id
    where id = club and is_open and is_internal and not is_under_construction)
$$;

-- What a visitor sees of them: when, and how many are free. `late` is one that can no longer be booked for today.
create function public.visit_slots(club text)
returns table (on_date date, minute integer, starts_at timestamptz, ends_at timestamptz, free integer, state text)
language sql stable security definer set search_path = '' as $$
  select places.on_date, places.minute, places.starts_at, places.ends_at,
    case when slot_state = 'free' then places.capacity - places.taken else 0 end, slot_state
  from public.visit_settings as rules,
    lateral private.visit_places(club, private.madrid_today(), private.madrid_today() + rules.horizon_days - 1) as places,
    lateral (select case
      when places.starts_at < now() + make_interval(hours => rules.notice_hours) then 'late'
      when places.taken >= places.capacity then 'full'
      else 'free'
    end as slot_state) as judged
  where rules.club_id = club and private.takes_visits(club)
  order by places.starts_at
$$;

-- The clubs that take visits, in the order staff gave them.
create function public.clubs_with_visits() returns setof text
language sql stable security definer set search_path = '' as $$
  select id from public.clubs where private.takes_visits(id) order by display_order, id
$$;

-- For the desk: any days, past ones too, whether or not the web takes visits.
create function public.visit_agenda(club text, first_day date, last_day date)
returns table (on_date date, minute integer, starts_at timestamptz, ends_at timestamptz, capacity integer, taken integer)
language sql stable security definer set search_path = '' as $$
  select * from private.visit_places(club, first_day, least(last_day, first_day + 62))
  where (select private.is_staff())
$$;

-- Who comes: the visits with their people, by the rights of whoever reads.
create view public.agenda with (security_invoker = true) as
select visits.id, visits.club_id, visits.starts_at, visits.ends_at, visits.status, visits.origin, requests.name,
  requests.email, requests.phone, requests.message, visits.updated_at
from public.visits join public.requests using (id);

revoke all on public.agenda from public, anon, authenticated, service_role;
grant select on public.agenda to authenticated, service_role;

revoke all on function private.visit_places(text, date, date, uuid), private.madrid_today(), private.takes_visits(text)
  from public;
revoke all on function public.visit_slots(text), public.clubs_with_visits(), public.visit_agenda(text, date, date)
  from public, anon, authenticated, service_role;
grant execute on function public.visit_slots(text), public.clubs_with_visits() to anon, authenticated, service_role;
grant execute on function public.visit_agenda(text, date, date) to authenticated;
