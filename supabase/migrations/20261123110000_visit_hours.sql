-- When a club can be visited, decided where places are given: in the database, so that what a page offers and what is
-- booked can never differ. The rules of hours and holidays are those of app/domain (day-hours.ts, opening-hours.ts,
-- is-madrid-holiday.ts); a contract test holds the two together day by day.

-- Hours as staff write them, `9:00-13:00, 16:30-20:30` or `Cerrado`, in minutes since midnight; null for what is none.
create function private.parse_hours(written text) returns int4multirange
language plpgsql immutable set search_path = '' as $$
declare
  part text;
  clock text[];
  opens integer;
  closes integer;
  found_hours int4multirange := '{}';
begin
  if written is null or written !~ '\S' then return null; end if;
  if written ~* '^\s*cerrado\s*$' then return found_hours; end if;
  foreach part in array regexp_split_to_array(written, ',|\sy\s') loop
    clock := regexp_match(part, '^\s*(\d{1,2}):(\d\d)\s*[-–]\s*(\d{1,2}):(\d\d)\s*$');
    if clock is null then return null; end if;
    opens := clock[1]::integer * 60 + clock[2]::integer;
    closes := clock[3]::integer * 60 + clock[4]::integer;
    if clock[2]::integer > 59 or clock[4]::integer > 59 or opens >= closes or closes > 1440 then return null; end if;
    found_hours := found_hours + int4multirange(int4range(opens, closes));
  end loop;
  return found_hours;
end
$$;

-- The fixed holidays of country, region and city, Maundy Thursday and Good Friday (Easter by Meeus, Jones and Butcher).
create function private.is_madrid_holiday(day date) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  year constant integer := extract(year from day);
  golden constant integer := year % 19;
  century constant integer := year / 100;
  of_century constant integer := year % 100;
  epact constant integer :=
    (19 * golden + century - century / 4 - (century - (century + 8) / 25 + 1) / 3 + 15) % 30;
  weekday constant integer := (32 + 2 * (century % 4) + 2 * (of_century / 4) - epact - (of_century % 4)) % 7;
  shift constant integer := (golden + 11 * epact + 22 * weekday) / 451;
  moon constant integer := epact + weekday - 7 * shift + 114;
  easter constant date := make_date(year, moon / 31, moon % 31 + 1);
begin
  return to_char(day, 'MM-DD') in ('01-01', '01-06', '05-01', '05-02', '05-15', '08-15', '10-12', '11-01', '11-09',
    '12-06', '12-08', '12-25') or day in (easter - 2, easter - 3);
end
$$;

-- How visits are taken at a club: one row per club, made with it.
create table public.visit_settings (
  club_id text primary key references public.clubs (id) on update cascade on delete cascade,
  is_open boolean not null default true,
  slot_minutes integer not null default 30 constraint visit_settings_slot_possible check (slot_minutes between 10 and 120),
  -- Places at the same time.
  capacity integer not null default 4 constraint visit_settings_capacity_possible check (capacity between 1 and 50),
  notice_hours integer not null default 2 constraint visit_settings_notice_possible check (notice_hours between 0 and 168),
  -- Days that can be chosen, today included.
  horizon_days integer not null default 14 constraint visit_settings_horizon_possible check (horizon_days between 1 and 90),
  -- Until so many hours before it, whoever booked a visit may change it.
  change_hours integer not null default 2 constraint visit_settings_change_possible check (change_hours between 0 and 72),
  hours_mon_thu text not null default '9:00-13:00, 16:30-20:30',
  hours_friday text not null default '9:00-13:00, 16:30-19:30',
  hours_saturday text not null default '9:00-13:00',
  -- Of holidays too. Nothing written: no visits on such a day.
  hours_sunday text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint visit_settings_hours_readable check (
    (hours_mon_thu !~ '\S' or private.parse_hours(hours_mon_thu) is not null)
    and (hours_friday !~ '\S' or private.parse_hours(hours_friday) is not null)
    and (hours_saturday !~ '\S' or private.parse_hours(hours_saturday) is not null)
    and (hours_sunday !~ '\S' or private.parse_hours(hours_sunday) is not null))
);

-- Security definer: whoever may add a club need not know of visits.
create function private.give_visit_settings() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.visit_settings (club_id) values (new.id) on conflict do nothing;
  return null;
end
$$;

insert into public.visit_settings (club_id) select id from public.clubs;

create trigger give_visit_settings after insert on public.clubs
  for each row execute function private.give_visit_settings();
create trigger keep_updated_at before update on public.visit_settings
  for each row execute function private.keep_updated_at();
-- Pages of clubs say whether they take visits.
create trigger bump_content_revision after insert or update or delete or truncate on public.visit_settings
  for each statement execute function private.bump_content_revision();

alter table public.visit_settings enable row level security;
revoke all on public.visit_settings from public, anon, authenticated, service_role;
grant select on public.visit_settings to authenticated;
grant update (is_open, slot_minutes, capacity, notice_hours, horizon_days, change_hours, hours_mon_thu, hours_friday,
  hours_saturday, hours_sunday) on public.visit_settings to authenticated;
grant select, insert, update, delete on public.visit_settings to service_role;

create policy "Staff read how visits are taken" on public.visit_settings
  for select to authenticated using ((select private.is_staff()));
create policy "Staff say how visits are taken" on public.visit_settings
  for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

-- The hours of a club on a date, null where nobody wrote them, and what kind of day it is.
create function private.club_hours(club text, day date, out kind text, out hours int4multirange)
language plpgsql stable set search_path = '' as $$
declare
  special public.club_days;
  written public.clubs;
begin
  select * into written from public.clubs where id = club;
  select * into special from public.club_days
    where on_date = day and (club_id = club or club_id is null) order by club_id nulls last limit 1;
  if found then
    kind := special.kind;
    hours := private.parse_hours(
      case when kind = 'cerrado' then 'Cerrado' else coalesce(special.hours, written.hours_sunday) end);
    return;
  end if;
  kind := case when private.is_madrid_holiday(day) then 'festivo' else 'normal' end;
  hours := private.parse_hours(case
    when kind = 'festivo' or extract(isodow from day) = 7 then written.hours_sunday
    when extract(isodow from day) = 6 then written.hours_saturday
    else written.hours_weekdays
  end);
end
$$;

-- The hours of visits on a date: those that staff wrote, as far as the club is open.
create function private.visit_hours(rules public.visit_settings, day date) returns int4multirange
language plpgsql stable set search_path = '' as $$
declare
  club record;
  wanted int4multirange;
begin
  club := private.club_hours(rules.club_id, day);
  wanted := private.parse_hours(case
    when club.kind = 'festivo' or extract(isodow from day) = 7 then rules.hours_sunday
    when extract(isodow from day) = 6 then rules.hours_saturday
    when extract(isodow from day) = 5 then rules.hours_friday
    else rules.hours_mon_thu
  end);
  return coalesce(wanted * coalesce(club.hours, int4multirange(int4range(0, 1440))), '{}');
end
$$;

revoke all on function private.parse_hours(text), private.is_madrid_holiday(date),
  private.give_visit_settings(), private.club_hours(text, date), private.visit_hours(public.visit_settings, date)
  from public;
-- The table's own check asks it of whoever writes.
grant execute on function private.parse_hours(text) to authenticated, service_role;
