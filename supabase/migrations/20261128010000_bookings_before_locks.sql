-- What strangers ask for is looked at before anything is locked, and locks are few and short (docs/decisions/0500): a slot
-- of one club, one person, one form. Whoever waits longer than a second for one of them is asked to come again.

-- One mailbox, however its address is written: `O.ne+1@x` is `one@x`. For limits only, never to write to.
create function private.mail_key(address text) returns text
language sql immutable set search_path = '' as $$
  select replace(split_part(split_part(whole, '@', 1), '+', 1), '.', '') || '@' || split_part(whole, '@', 2)
  from lower(address) as whole where whole like '%@%'
$$;
revoke all on function private.mail_key(text) from public;
-- Whoever changes a row of the index below asks it.
grant execute on function private.mail_key(text) to authenticated, service_role;

create index requests_visit_mail on public.requests (private.mail_key(email)) where kind = 'visit';
create index requests_visit_phone on public.requests (private.phone_key(phone)) where kind = 'visit';

-- What has these names is done by one at a time, until the transaction ends. Always in one order, so nobody waits in a ring.
create function private.take_turns(names text[]) returns void
language plpgsql volatile set search_path = '' as $$
declare
  key bigint;
begin
  for key in select distinct hashtextextended(name, 0) from unnest(names) as name where name is not null order by 1 loop
    perform pg_advisory_xact_lock(key);
  end loop;
end
$$;

-- The half hours that a visit touches: two visits that overlap share one, also when settings changed between them.
create function private.slot_names(club text, start_at timestamptz, end_at timestamptz) returns text[]
language sql stable set search_path = '' as $$
  select array_agg('visit ' || club || ' ' || extract(epoch from part))
  from generate_series(date_bin('30 minutes', start_at, 'epoch'), end_at - interval '1 second', interval '30 minutes') as part
$$;

-- As before, but what is no hour, past or beyond what can be booked is told from the hour alone: no day is reckoned for it.
-- Asked without a lock it is an opinion, asked in turn (`slot_names`) it is certain.
create or replace function private.judge_place(
  rules public.visit_settings, start_at timestamptz, is_desk boolean, but_for uuid, out result text, out end_at timestamptz)
language plpgsql stable set search_path = '' as $$
declare
  day date;
  place record;
begin
  result := case
    when start_at between '2000-01-01' and '2100-01-01' is not true then 'not_offered'
    when is_desk then null
    when not private.takes_visits(rules.club_id) then 'closed'
    when start_at < now() then 'late'
    when start_at > now() + make_interval(days => rules.horizon_days + 1) then 'not_offered'
  end;
  if result is not null then return; end if;
  day := (start_at at time zone 'Europe/Madrid')::date;
  select * into place from private.visit_places(rules.club_id, day, day, but_for) as it where it.starts_at = start_at;
  result := case
    when not found then 'not_offered'
    when place.taken >= place.capacity then 'full'
    when is_desk then 'free'
    when start_at < now() + make_interval(hours => rules.notice_hours) then 'late'
    when day >= private.madrid_today() + rules.horizon_days then 'not_offered'
    else 'free'
  end;
  end_at := place.ends_at;
end
$$;

-- What is free that day, if it is one that can be booked at all.
create or replace function private.refuse_visit(rules public.visit_settings, why text, start_at timestamptz) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  today constant date := private.madrid_today();
  day date;
  free jsonb;
begin
  if start_at between now() - interval '1 day' and now() + make_interval(days => rules.horizon_days + 1)
    and private.takes_visits(rules.club_id) then
    day := (start_at at time zone 'Europe/Madrid')::date;
    select jsonb_agg(jsonb_build_object('starts_at', it.starts_at, 'free', it.capacity - it.taken)) into free
      from private.visit_places(rules.club_id, day, day) as it
      where it.taken < it.capacity and it.starts_at >= now() + make_interval(hours => rules.notice_hours)
        and day < today + rules.horizon_days;
  end if;
  return jsonb_build_object('result', why, 'free', coalesce(free, '[]'));
end
$$;

-- As before, of one person however she writes her address or her number.
create or replace function private.visit_limit(sender_email text, sender_phone text, start_at timestamptz) returns text
language sql stable set search_path = '' as $$
  select case
    when bool_or(visits.starts_at = start_at) then 'twice'
    when count(*) >= 3 then 'too_many'
    when (select count(*) from (
      select from public.visits as it where it.created_at > now() - interval '1 hour' and it.origin = 'web' limit 300
    ) as latest) >= 300 then 'busy'
  end
  from public.visits join public.requests using (id)
  where visits.status = 'booked' and visits.starts_at > now() and requests.kind = 'visit' and (
    private.mail_key(requests.email) = private.mail_key(sender_email)
    or private.phone_key(requests.phone) = private.phone_key(sender_phone))
$$;

create function private.judge_booking(
  rules public.visit_settings, start_at timestamptz, is_desk boolean, email text, phone text,
  out result text, out end_at timestamptz)
language plpgsql stable set search_path = '' as $$
begin
  select it.result, it.end_at into result, end_at from private.judge_place(rules, start_at, is_desk, null) as it;
  if result = 'free' and not is_desk then result := coalesce(private.visit_limit(email, phone, start_at), result); end if;
end
$$;

-- The visit that this form has booked already: a double click, a reload, a second try after a lost answer.
create function private.booked_with(secret text) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('result', 'booked', 'visit', visit_id) from public.visit_secrets
  where hash = private.visit_secret_hash(secret)
$$;

create or replace function public.book_visit(
  club text, start_at timestamptz, person_name text, person_email text, person_phone text, secret text,
  notice_version text, wants_news boolean default false, words text default '', tell boolean default true,
  language text default 'es')
returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '1s' as $$
declare
  is_desk constant boolean := private.is_staff();
  rules public.visit_settings;
  visit public.visits;
  place record;
  known jsonb;
  end_at timestamptz;
begin
  if not private.is_visit_secret(secret) then
    raise exception 'Falta el código de la reserva.' using errcode = '22023';
  end if;
  if length(concat(club, person_name, person_email, person_phone, notice_version, words, language)) > 7000 then
    raise exception 'Los datos de la reserva son demasiado largos.' using errcode = '22023';
  end if;
  select * into rules from public.visit_settings where club_id = club;
  if not found then return jsonb_build_object('result', 'no_club', 'free', '[]'::jsonb); end if;
  known := private.booked_with(secret);
  if known is not null then return known; end if;
  place := private.judge_booking(rules, start_at, is_desk, person_email, person_phone);
  if place.result <> 'free' then return private.refuse_visit(rules, place.result, start_at); end if;
  end_at := place.end_at;
  perform private.take_turns(private.slot_names(club, start_at, end_at) || array[
    'visit form ' || private.visit_secret_hash(secret), 'visit mail ' || private.mail_key(person_email),
    'visit phone ' || private.phone_key(person_phone)]);
  known := private.booked_with(secret);
  if known is not null then return known; end if;
  place := private.judge_booking(rules, start_at, is_desk, person_email, person_phone);
  if place.result <> 'free' then return private.refuse_visit(rules, place.result, start_at); end if;
  -- The settings changed meanwhile: it is not in turn for all of its time.
  if place.end_at > end_at then
    raise exception 'Las horas acaban de cambiar. Inténtalo en un momento.' using errcode = 'PT503';
  end if;
  perform from public.clubs where id = club for key share;
  if not found then return jsonb_build_object('result', 'no_club', 'free', '[]'::jsonb); end if;
  insert into public.requests (kind, name, email, phone, club_id, message, details, page, notice_version, status, language)
    values ('visit', person_name, nullif(person_email, ''), nullif(person_phone, ''), club, coalesce(words, ''),
      case when wants_news then jsonb_build_object('Novedades por email', 'Sí') else '{}' end,
      case when is_desk then '' else '/club/' || club || '/visita' end, notice_version,
      case when is_desk then 'answered' else 'new' end, coalesce(language, 'es'))
    returning id into visit.id;
  insert into public.visits (id, club_id, starts_at, ends_at, origin)
    values (visit.id, club, start_at, place.end_at, case when is_desk then 'desk' else 'web' end)
    returning * into visit;
  insert into public.visit_secrets (hash, visit_id) values (private.visit_secret_hash(secret), visit.id);
  perform private.note_visit(visit, 'booked', null, tell or not is_desk);
  return jsonb_build_object('result', 'booked', 'visit', visit.id);
exception when lock_not_available then
  raise exception 'Se están reservando muchas visitas a la vez. Inténtalo en un momento.' using errcode = 'PT503';
end
$$;

-- The old place is held until the new one is had. Whether it may be changed is asked again once it is locked.
create or replace function private.move_to(visit public.visits, start_at timestamptz, is_desk boolean, tell boolean)
returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  rules public.visit_settings;
  place record;
  before timestamptz;
  end_at timestamptz;
begin
  select * into rules from public.visit_settings where club_id = visit.club_id;
  place := private.judge_place(rules, start_at, is_desk, visit.id);
  if place.result <> 'free' then return private.refuse_visit(rules, place.result, start_at); end if;
  end_at := place.end_at;
  perform private.take_turns(private.slot_names(visit.club_id, start_at, end_at));
  select * into visit from public.visits where id = visit.id for update;
  if visit.id is null or visit.status <> 'booked' then return '{"result": "cancelled"}'; end if;
  if not is_desk and not private.may_change(visit) then return '{"result": "too_late"}'; end if;
  before := visit.starts_at;
  if start_at = before then return jsonb_build_object('result', 'moved', 'visit', visit.id); end if;
  place := private.judge_place(rules, start_at, is_desk, visit.id);
  if place.result <> 'free' then return private.refuse_visit(rules, place.result, start_at); end if;
  if place.end_at > end_at then
    raise exception 'Las horas acaban de cambiar. Inténtalo en un momento.' using errcode = 'PT503';
  end if;
  update public.visits set starts_at = start_at, ends_at = place.end_at where id = visit.id returning * into visit;
  perform private.note_visit(visit, 'moved', before, tell);
  return jsonb_build_object('result', 'moved', 'visit', visit.id);
end
$$;

create or replace function public.move_visit(secret text, start_at timestamptz) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '1s' as $$
declare
  visit public.visits;
begin
  if private.is_visit_secret(secret) then select * into visit from private.visit_of(secret); end if;
  if visit.id is null then return '{"result": "gone"}'; end if;
  if visit.status <> 'booked' then return '{"result": "cancelled"}'; end if;
  if not private.may_change(visit) then return '{"result": "too_late"}'; end if;
  return private.move_to(visit, start_at, false, true);
exception when lock_not_available then
  raise exception 'Se están reservando muchas visitas a la vez. Inténtalo en un momento.' using errcode = 'PT503';
end
$$;

create or replace function public.cancel_visit(secret text) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '1s' as $$
declare
  visit public.visits;
begin
  if private.is_visit_secret(secret) then select * into visit from private.visit_of(secret); end if;
  if visit.id is null then return '{"result": "gone"}'; end if;
  select * into visit from public.visits where id = visit.id for update;
  if visit.id is null then return '{"result": "gone"}'; end if;
  if visit.status = 'cancelled' then return '{"result": "cancelled"}'; end if;
  if not private.may_change(visit) then return '{"result": "too_late"}'; end if;
  update public.visits set status = 'cancelled' where id = visit.id returning * into visit;
  perform private.note_visit(visit, 'cancelled', null, true);
  return '{"result": "cancelled"}';
exception when lock_not_available then
  raise exception 'Se están reservando muchas visitas a la vez. Inténtalo en un momento.' using errcode = 'PT503';
end
$$;

create or replace function public.move_visit_at_desk(visit uuid, start_at timestamptz, tell boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  moved public.visits;
begin
  if not private.is_staff() then raise exception 'Solo el personal mueve visitas.' using errcode = '42501'; end if;
  select * into moved from public.visits where id = visit;
  if moved.id is null or moved.club_id is null then return '{"result": "gone"}'; end if;
  if moved.status <> 'booked' then return '{"result": "cancelled"}'; end if;
  return private.move_to(moved, start_at, true, tell);
end
$$;

-- One that was cancelled comes back only while there is a place, so its hour is taken in turn first.
create or replace function public.set_visit_status(visit uuid, new_status text, tell boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  changed public.visits;
  rules public.visit_settings;
  place record;
begin
  if not private.is_staff() then raise exception 'Solo el personal cambia visitas.' using errcode = '42501'; end if;
  perform private.take_turns(private.slot_names(club_id, starts_at, ends_at)) from public.visits
    where id = visit and new_status <> 'cancelled';
  select * into changed from public.visits where id = visit for update;
  if changed.id is null then return '{"result": "gone"}'; end if;
  if changed.status = new_status then return jsonb_build_object('result', new_status); end if;
  if changed.status = 'cancelled' then
    select * into rules from public.visit_settings where club_id = changed.club_id;
    if not found then return '{"result": "gone"}'; end if;
    place := private.judge_place(rules, changed.starts_at, true, changed.id);
    if place.result <> 'free' then return private.refuse_visit(rules, place.result, changed.starts_at); end if;
  end if;
  update public.visits set status = new_status where id = visit returning * into changed;
  perform private.note_visit(
    changed, case new_status when 'booked' then 'restored' else new_status end, null,
    tell and new_status in ('booked', 'cancelled'));
  return jsonb_build_object('result', new_status);
end
$$;

drop function private.lock_visit(uuid);
revoke all on function private.take_turns(text[]), private.slot_names(text, timestamptz, timestamptz),
  private.judge_booking(public.visit_settings, timestamptz, boolean, text, text), private.booked_with(text) from public;
