-- Visits that people book. Who somebody is stands in `requests` (kind 'visit', the same id), so that the inbox, its search
-- and whatever forgets people know it; here is only when, where and what became of it.
alter table public.requests drop constraint requests_kind_known;
alter table public.requests add constraint requests_kind_known
  check (kind in ('message', 'application', 'car_lead', 'opening_notice', 'visit'));
alter table public.request_events drop constraint request_events_action_known;
alter table public.request_events add constraint request_events_action_known
  check (action in ('status', 'assigned', 'note', 'email', 'call', 'whatsapp', 'visit'));

-- A visit comes with its place or not at all: only by book_visit, which has limits of its own and takes the same one twice.
drop trigger receive_request on public.requests;
create trigger receive_request before insert on public.requests
  for each row when (new.kind <> 'visit') execute function private.receive_request();
drop policy "Anyone sends a request" on public.requests;
create policy "Anyone sends a request" on public.requests
  for insert to anon, authenticated with check (status = 'new' and assigned_to is null and kind <> 'visit');

create table public.visits (
  id uuid primary key references public.requests (id) on delete cascade,
  club_id text references public.clubs (id) on update cascade on delete set null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  status text not null default 'booked'
    constraint visits_status_known check (status in ('booked', 'cancelled', 'came', 'no_show')),
  origin text not null default 'web' constraint visits_origin_known check (origin in ('web', 'desk')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Whoever counts places looks no further back than the longest visit.
  constraint visits_have_a_length check (ends_at > starts_at and ends_at <= starts_at + interval '2 hours')
);

create index visits_club_id on public.visits (club_id, starts_at);
create index visits_starts_at on public.visits (starts_at);

-- What a private link ends in, hashed: nobody who reads the database can follow one. A visit may have several, since each
-- mail carries one of its own (issue_visit_secret). They open nothing once the visit is over.
create table public.visit_secrets (
  hash text primary key constraint visit_secrets_hash_shape check (hash ~ '^[0-9a-f]{64}$'),
  visit_id uuid not null references public.visits (id) on delete cascade,
  created_at timestamptz not null default now()
);

create index visit_secrets_visit_id on public.visit_secrets (visit_id);

-- What happened to a visit, one row each, never rewritten: mails are written from here. `tell` is whether the person is
-- to hear of it by mail; who has no address is told by telephone.
create table public.visit_events (
  id uuid primary key default gen_random_uuid(),
  visit_id uuid not null references public.visits (id) on delete cascade,
  action text not null constraint visit_events_action_known
    check (action in ('booked', 'moved', 'cancelled', 'came', 'no_show', 'restored')),
  -- When it was before a move; when it is now.
  old_starts_at timestamptz,
  starts_at timestamptz not null,
  -- As it was called then: a mail may be about a club that is gone.
  club_name text not null,
  tell boolean not null default true,
  -- Whoever of the staff did it; null when the person did.
  person uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now()
);

create index visit_events_visit_id on public.visit_events (visit_id, created_at);
create index visit_events_person on public.visit_events (person);

create trigger keep_updated_at before update on public.visits
  for each row execute function private.keep_updated_at();

-- Written by the functions of the next files and by nobody else.
alter table public.visits enable row level security;
alter table public.visit_secrets enable row level security;
alter table public.visit_events enable row level security;
revoke all on public.visits, public.visit_secrets, public.visit_events from public, anon, authenticated, service_role;
grant select on public.visits, public.visit_events to authenticated;
grant select, insert, update, delete on public.visits, public.visit_secrets, public.visit_events to service_role;

create policy "Staff read the visits" on public.visits
  for select to authenticated using ((select private.is_staff()));
create policy "Staff read what happened to visits" on public.visit_events
  for select to authenticated using ((select private.is_staff()));

-- A moment as Spanish says it: `miércoles 25 de noviembre, 18:30`.
create function private.visit_words(moment timestamptz) returns text
language sql stable set search_path = '' as $$
  select (array['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'])[extract(isodow from clock)]
    || ' ' || extract(day from clock) || ' de '
    || (array['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre',
      'noviembre', 'diciembre'])[extract(month from clock)]
    || ', ' || to_char(clock, 'FMHH24:MI')
  from (select moment at time zone 'Europe/Madrid' as clock) as madrid
$$;

-- One line for the inbox's history, one row for the mails, and the inbox's own subject kept true.
create function private.note_visit(visit public.visits, done text, before timestamptz, is_told boolean) returns void
language plpgsql set search_path = '' as $$
declare
  words text;
begin
  insert into public.visit_events (visit_id, action, old_starts_at, starts_at, club_name, tell)
    select visit.id, done, before, visit.starts_at, coalesce((select name from public.clubs where id = visit.club_id), ''),
      is_told;
  words := case done
    when 'booked' then 'Reservada: ' || private.visit_words(visit.starts_at)
    when 'moved' then 'Movida: ' || private.visit_words(before) || ' → ' || private.visit_words(visit.starts_at)
    when 'cancelled' then 'Anulada'
    when 'came' then 'Ha venido'
    when 'no_show' then 'No ha venido'
    else 'Recuperada: ' || private.visit_words(visit.starts_at)
  end;
  insert into public.request_events (request_id, action, words) values (visit.id, 'visit', words);
  update public.requests set
    subject = case when visit.status = 'cancelled' then 'Anulada: ' else '' end
      || 'Visita el ' || private.visit_words(visit.starts_at),
    status = case when visit.status <> 'booked' then 'closed' when status = 'closed' then 'open' else status end
  where id = visit.id;
end
$$;

-- Whoever has a visit at a club that is taken away hears of it.
create function private.cancel_visits_of_club() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  visit public.visits;
begin
  for visit in
    update public.visits set status = 'cancelled' where club_id = old.id and status = 'booked' and starts_at > now()
      returning *
  loop
    perform private.note_visit(visit, 'cancelled', null, true);
  end loop;
  return old;
end
$$;

create trigger cancel_visits_of_club before delete on public.clubs
  for each row execute function private.cancel_visits_of_club();

revoke all on function private.visit_words(timestamptz), private.note_visit(public.visits, text, timestamptz, boolean),
  private.cancel_visits_of_club() from public;
