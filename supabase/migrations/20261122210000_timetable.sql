-- What is trained in groups, when and where: activities, the weekly classes of each club, and what is different on a date.
create table public.activities (
  id uuid primary key default gen_random_uuid(),
  name text not null constraint activities_name_filled check (name ~ '\S'),
  description text,
  intensity text not null default 'media' constraint activities_intensity_known check (intensity in ('suave', 'media', 'alta')),
  minutes integer not null default 50 constraint activities_minutes_possible check (minutes between 5 and 480),
  -- A tone and a mark tell it from the others, so that the timetable can be read in grey too.
  tone text not null default 'carbon' constraint activities_tone_known
    check (tone in ('carbon', 'oro', 'oro-claro', 'rayas', 'piedra', 'cal', 'blanco')),
  mark text not null default 'cuadrado' constraint activities_mark_known
    check (mark in ('cuadrado', 'circulo', 'triangulo', 'rombo', 'barras', 'anillo', 'cruz')),
  image text,
  display_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint activities_image_harmless
    check (regexp_replace(image, '[\u0001-\u0020]', '', 'g') !~* '^(?!(https?|mailto|tel):)[a-z][a-z0-9+.-]*:')
);

-- By its name it is known in addresses and in files.
create unique index activities_name_once on public.activities (lower(btrim(name)));

-- A class of every week: 1 is Monday, the start is in minutes since midnight on the clock of Madrid. It ends by midnight,
-- so that it belongs to one day. One with equal first and last day happens once.
create table public.club_classes (
  id uuid primary key default gen_random_uuid(),
  club_id text not null references public.clubs (id) on delete cascade,
  activity_id uuid not null references public.activities (id) on delete cascade,
  weekday integer not null constraint club_classes_weekday_known check (weekday between 1 and 7),
  start_minute integer not null constraint club_classes_start_possible check (start_minute between 0 and 1435),
  minutes integer not null constraint club_classes_minutes_possible check (minutes between 5 and 480),
  room text,
  instructor text,
  places integer constraint club_classes_places_not_negative check (places >= 0),
  valid_from date,
  valid_until date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint club_classes_end_by_midnight check (start_minute + minutes <= 1440),
  constraint club_classes_days_in_order check (valid_from <= valid_until)
);

create index club_classes_club_id_week on public.club_classes (club_id, weekday, start_minute);
create index club_classes_activity_id on public.club_classes (activity_id);

-- What is different about a class on one date: it is cancelled, or what is filled in replaces what the week says.
create table public.class_exceptions (
  id uuid primary key default gen_random_uuid(),
  class_id uuid not null references public.club_classes (id) on delete cascade,
  on_date date not null,
  is_cancelled boolean not null default false,
  start_minute integer constraint class_exceptions_start_possible check (start_minute between 0 and 1435),
  room text,
  instructor text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint class_exceptions_once_a_day unique (class_id, on_date),
  constraint class_exceptions_says_something
    check (is_cancelled or start_minute is not null or room is not null or instructor is not null)
);

-- Days that are not like the others of their kind, at one club or (without club) at all: the one source for opening
-- hours, timetable and whatever else asks whether a club is open on a date. `hours` are written like a club's own; a
-- holiday without hours has those of Sundays.
create table public.club_days (
  id uuid primary key default gen_random_uuid(),
  club_id text references public.clubs (id) on delete cascade,
  on_date date not null,
  kind text not null default 'festivo' constraint club_days_kind_known check (kind in ('festivo', 'cerrado', 'especial')),
  hours text,
  name text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint club_days_once unique nulls not distinct (club_id, on_date),
  constraint club_days_special_has_hours check (kind <> 'especial' or (hours is not null and hours ~ '\S'))
);

create index club_days_on_date on public.club_days (on_date);

create trigger complete_reordered_row before insert on public.activities
  for each row execute function private.complete_reordered_row('name');
create trigger place_at_end before insert or update on public.activities
  for each row when (new.display_order is null) execute function private.place_at_end();

do $$
declare
  place text;
begin
  foreach place in array array['activities', 'club_classes', 'class_exceptions', 'club_days'] loop
    execute format('create trigger keep_updated_at before update on public.%I
      for each row execute function private.keep_updated_at()', place);
    execute format('create trigger bump_content_revision after insert or update or delete or truncate on public.%I
      for each statement execute function private.bump_content_revision()', place);
    execute format('alter table public.%I enable row level security', place);
    execute format('revoke all on public.%I from public, anon, authenticated, service_role', place);
    execute format('grant select on public.%I to anon', place);
    execute format('grant select, insert, update, delete on public.%I to authenticated, service_role', place);
  end loop;
end
$$;

create policy "Anyone reads the activities" on public.activities
  for select to anon, authenticated using (true);
create policy "Staff edit the activities" on public.activities
  for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "Anyone reads the classes" on public.club_classes
  for select to anon, authenticated using (true);
create policy "Staff edit the classes" on public.club_classes
  for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "Anyone reads the exceptions" on public.class_exceptions
  for select to anon, authenticated using (true);
create policy "Staff edit the exceptions" on public.class_exceptions
  for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

create policy "Anyone reads the days" on public.club_days
  for select to anon, authenticated using (true);
create policy "Staff edit the days" on public.club_days
  for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
