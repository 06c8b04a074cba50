-- How long what visitors send is kept, who it is about, and how it goes (GDPR, arts. 5, 15, 17 and 20).
create table public.privacy_settings (
  id smallint primary key default 1 constraint privacy_settings_is_one_row check (id = 1),
  -- Months from the day when it came; a visit's, from its own day.
  visit_months integer not null default 12
    constraint privacy_settings_visit_months_range check (visit_months between 1 and 120),
  message_months integer not null default 12
    constraint privacy_settings_message_months_range check (message_months between 1 and 120),
  car_lead_months integer not null default 12
    constraint privacy_settings_car_lead_months_range check (car_lead_months between 1 and 120),
  application_months integer not null default 24
    constraint privacy_settings_application_months_range check (application_months between 1 and 120),
  proposal_months integer not null default 24
    constraint privacy_settings_proposal_months_range check (proposal_months between 1 and 120),
  -- Days that a notice which nobody has written to yet is kept once its club is open.
  notice_days integer not null default 30
    constraint privacy_settings_notice_days_range check (notice_days between 1 and 365),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
insert into public.privacy_settings default values;

create trigger keep_updated_at before update on public.privacy_settings
  for each row execute function private.keep_updated_at();
-- The privacy policy says these terms.
create trigger bump_content_revision after insert or update or delete or truncate on public.privacy_settings
  for each statement execute function private.bump_content_revision();

alter table public.privacy_settings enable row level security;
revoke all on public.privacy_settings from public, anon, authenticated, service_role;
grant select on public.privacy_settings to anon;
grant select, insert, update on public.privacy_settings to authenticated;
grant select, insert, update, delete on public.privacy_settings to service_role;

create policy "Anyone reads how long data are kept" on public.privacy_settings
  for select to anon, authenticated using (true);
create policy "Staff say how long data are kept" on public.privacy_settings
  for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));

-- What was erased, when and by whom: how many of each kind, and nothing of whom (GDPR, art. 5.2).
create table public.data_erasures (
  id uuid primary key default gen_random_uuid(),
  reason text not null constraint data_erasures_reason_known check (reason in ('term', 'person')),
  erased jsonb not null constraint data_erasures_are_counted check (jsonb_typeof(erased) = 'object'),
  person_email text not null default coalesce(auth.jwt() ->> 'email', ''),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index data_erasures_created_at on public.data_erasures (created_at desc);
create trigger keep_updated_at before update on public.data_erasures
  for each row execute function private.keep_updated_at();

alter table public.data_erasures enable row level security;
revoke all on public.data_erasures from public, anon, authenticated, service_role;
grant select on public.data_erasures to authenticated, service_role;
create policy "Staff see what was erased" on public.data_erasures
  for select to authenticated using ((select private.is_staff()));

-- Which words about the use of the data stood beside the button of a proposal: as for requests.
alter table public.partner_submissions
  add column notice_version text
    constraint partner_submissions_notice_version_shape check (notice_version ~ '^[a-z0-9-]{1,40}$'),
  add column notice_at timestamptz not null default now();
update public.partner_submissions set notice_at = created_at;
grant insert (notice_version) on public.partner_submissions to anon, authenticated;

-- When a club that was being built opened: what its notices wait for.
create table private.club_openings (
  club_id text primary key references public.clubs (id) on update cascade on delete cascade,
  opened_at timestamptz not null default now()
);
insert into private.club_openings (club_id) select id from public.clubs where not is_under_construction;

create function private.note_opening() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.is_under_construction then
    delete from private.club_openings where club_id = new.id;
  else
    insert into private.club_openings (club_id) values (new.id) on conflict do nothing;
  end if;
  return null;
end
$$;
revoke all on function private.note_opening() from public;
create trigger note_opening after insert or update of is_under_construction on public.clubs
  for each row execute function private.note_opening();

-- A phone number by its digits with the country: "600 00 00 00", "0034 600000000" and "(+34) 600-000-000" are one. Without
-- a country it is a Spanish one (app/domain/contact/phone-number.ts).
create function private.phone_key(phone text) returns text
language sql immutable set search_path = '' as $$
  select case
    when phone ~ '^[(\s]*\+' then digits
    when phone ~ '^[(\s]*00' then substr(digits, 3)
    when digits ~ '^34\d{9}$' then digits
    when digits <> '' then '34' || digits
  end
  from regexp_replace(replace(phone, '(0)', ''), '\D', '', 'g') as digits
$$;

-- Whether an e-mail or a phone, however it is written, is the one that somebody gave.
create function private.is_of(contact text, email text, phone text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(case
    when contact like '%@%' then lower(btrim(email)) = lower(btrim(contact))
    else private.phone_key(phone) = private.phone_key(contact)
  end, false)
$$;

-- Whether words name that e-mail or phone, in somebody else's message or in a note.
create function private.names(contact text, words text) returns boolean
language sql immutable set search_path = '' as $$
  select coalesce(case
    when contact like '%@%' then strpos(lower(words), lower(btrim(contact))) > 0
    else length(private.phone_key(contact)) >= 9
      and strpos(regexp_replace(words, '\D', '', 'g'), right(private.phone_key(contact), 9)) > 0
  end, false)
$$;
revoke all on function private.phone_key(text), private.is_of(text, text, text), private.names(text, text) from public;
grant execute on function private.phone_key(text), private.is_of(text, text, text), private.names(text, text)
  to authenticated, service_role;

-- Everything that there is of an e-mail or a phone, with the rights of whoever asks. What is somebody else's and only
-- names it comes too, as not theirs.
create function public.find_person(contact text) returns table (
  source text, id uuid, is_own boolean, came_at timestamptz, record jsonb
)
language sql stable set search_path = '' as $$
  select kind, requests.id, private.is_of(contact, email, phone), requests.created_at,
    to_jsonb(requests) - 'search' || jsonb_build_object('history', (
      select coalesce(jsonb_agg(to_jsonb(events) - 'request_id' order by events.created_at), '[]')
      from public.request_events as events where events.request_id = requests.id))
      || jsonb_strip_nulls(jsonb_build_object('visit', (
        select to_jsonb(visits) from public.visits where visits.id = requests.id)))
  from public.requests
  where private.is_of(contact, email, phone) or private.names(contact, message || ' ' || details::text)
    or exists (
      select from public.request_events as events
      where events.request_id = requests.id and private.names(contact, events.words))
  union all
  select 'proposal', proposals.id, private.is_of(contact, email, phone), proposals.created_at,
    to_jsonb(proposals) || jsonb_build_object('history', (
      select coalesce(jsonb_agg(to_jsonb(events) - 'request_id' order by events.created_at), '[]')
      from public.request_events as events where events.request_id = proposals.id))
  from public.partner_submissions as proposals
  where private.is_of(contact, email, phone) or private.names(contact, proposal)
    or exists (
      select from public.request_events as events
      where events.request_id = proposals.id and private.names(contact, events.words))
$$;

-- Erases what is of an e-mail or a phone and says how many of each went. Their histories and notes go with them; the files
-- of applications are then those that `forgotten_cvs` lists.
create function public.forget_person(contact text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  erased jsonb;
begin
  if not (select private.is_staff()) then
    raise exception 'Solo el personal puede borrar los datos de una persona.' using errcode = '42501';
  end if;
  if private.phone_key(contact) is null and contact not like '%@%' then
    raise exception 'Escribe un email o un teléfono.' using errcode = '22023';
  end if;
  with
    requests as (
      delete from public.requests where private.is_of(contact, email, phone) returning kind
    ),
    proposals as (
      delete from public.partner_submissions where private.is_of(contact, email, phone) returning 'proposal' as kind
    )
  select coalesce(jsonb_object_agg(kind, total), '{}') into erased
  from (select kind, count(*) as total from (table requests union all table proposals) as gone group by kind) as counted;
  insert into public.data_erasures (reason, erased) values ('person', erased);
  return erased;
end
$$;

-- Erases what has been kept for its term, once a day however many processes ask, and says how many of each went; null when
-- there was nothing to do: today's has been done, or another process is at it.
create function private.forget_expired() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  kept public.privacy_settings;
  erased jsonb;
begin
  if not pg_try_advisory_xact_lock(7203964160) then return null; end if;
  if exists (
    select from public.data_erasures where reason = 'term'
      and (created_at at time zone 'Europe/Madrid')::date = (now() at time zone 'Europe/Madrid')::date
  ) then
    return null;
  end if;
  select * into strict kept from public.privacy_settings;
  with
    requests as (
      delete from public.requests as old
      where coalesce((select ends_at from public.visits where visits.id = old.id), created_at)
        < now() - make_interval(months => case kind
          when 'message' then kept.message_months
          when 'visit' then kept.visit_months
          when 'car_lead' then kept.car_lead_months
          when 'application' then kept.application_months
        end) returning kind
    ),
    -- Whoever was written to has been told; a notice for a club that is no more is for nothing.
    notices as (
      delete from public.requests as notice where kind = 'opening_notice' and exists (
        select from (
          select opened_at from private.club_openings where club_openings.club_id = notice.club_id
          union all select notice.updated_at where notice.club_id is null
        ) as opening
        where notice.status in ('answered', 'closed') or opened_at < now() - make_interval(days => kept.notice_days)
      ) returning kind
    ),
    proposals as (
      delete from public.partner_submissions
      where created_at < now() - make_interval(months => kept.proposal_months) returning 'proposal' as kind
    )
  select coalesce(jsonb_object_agg(kind, total), '{}') into erased
  from (
    select kind, count(*) as total
    from (table requests union all table notices union all table proposals) as gone group by kind
  ) as counted;
  delete from public.data_erasures where created_at < now() - interval '5 years';
  insert into public.data_erasures (reason, erased, person_email) values ('term', erased, '');
  return erased;
end
$$;

-- The files of applications that are no more. Rows come before their files, so nothing that is under way is among them.
-- A list and not a deletion: a file goes by the Storage API, which alone reaches its contents on a hosted project.
create function public.forgotten_cvs() returns table (name text)
language sql stable set search_path = '' as $$
  select objects.name from storage.objects
  where bucket_id = 'applications'
    and not exists (select from public.requests where requests.cv_path = objects.name)
$$;

revoke all on function public.find_person(text), public.forget_person(text), private.forget_expired(),
  public.forgotten_cvs() from public, anon, authenticated, service_role;
grant execute on function public.find_person(text), public.forget_person(text), public.forgotten_cvs() to authenticated;
grant execute on function public.find_person(text), public.forgotten_cvs() to service_role;
