-- Places are given one after the other at each club (its settings are locked meanwhile), so the last one is given once
-- however many ask at the same moment. What cannot be had is an answer, not an error: it names what is free that day.
-- Security definer throughout: a stranger reads and writes no table of these.

create function private.visit_secret_hash(secret text) returns text
language sql immutable set search_path = '' as $$ select encode(sha256(convert_to(secret, 'UTF8')), 'hex') $$;

create function private.is_visit_secret(secret text) returns boolean
language sql immutable set search_path = '' as $$ select coalesce(secret ~ '^[A-Za-z0-9_-]{32,64}$', false) $$;

-- Whether the place can be had: 'free' and its end, or why not. The desk books without notice, however far ahead, and
-- where the web takes no visits. The club's settings must be locked.
create function private.judge_place(
  rules public.visit_settings, start_at timestamptz, is_desk boolean, but_for uuid, out result text, out end_at timestamptz)
language plpgsql stable set search_path = '' as $$
declare
  day constant date := (start_at at time zone 'Europe/Madrid')::date;
  place record;
begin
  if not is_desk and not private.takes_visits(rules.club_id) then
    result := 'closed';
    return;
  end if;
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

create function private.refuse_visit(rules public.visit_settings, why text, start_at timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('result', why, 'free', coalesce((
    select jsonb_agg(jsonb_build_object('starts_at', it.starts_at, 'free', it.capacity - it.taken))
    from (select (start_at at time zone 'Europe/Madrid')::date as day) as asked,
      lateral private.visit_places(rules.club_id, day, day) as it
    where it.taken < it.capacity and it.starts_at >= now() + make_interval(hours => rules.notice_hours)
      and day < private.madrid_today() + rules.horizon_days and private.takes_visits(rules.club_id)), '[]'))
$$;

-- What one person may hold, and what strangers may book in all: nobody empties an agenda by inventing names.
create function private.visit_limit(sender_email text, sender_phone text, start_at timestamptz) returns text
language sql stable set search_path = '' as $$
  select case
    when bool_or(visits.starts_at = start_at) then 'twice'
    when count(*) >= 3 then 'too_many'
    when (select count(*) from (
      select from public.visits as it where it.created_at > now() - interval '1 hour' and it.origin = 'web' limit 300
    ) as latest) >= 300 then 'busy'
  end
  from public.visits join public.requests using (id)
  where visits.status = 'booked' and visits.starts_at > now() and (
    md5(lower(coalesce(requests.email, requests.phone))) = md5(lower(coalesce(sender_email, sender_phone)))
    or regexp_replace(requests.phone, '\D', '', 'g') = regexp_replace(sender_phone, '\D', '', 'g'))
$$;

create function public.book_visit(
  club text, start_at timestamptz, person_name text, person_email text, person_phone text, secret text,
  notice_version text, wants_news boolean default false, words text default '', tell boolean default true)
returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  is_desk constant boolean := private.is_staff();
  rules public.visit_settings;
  visit public.visits;
  place record;
  why text;
begin
  if not private.is_visit_secret(secret) then
    raise exception 'Falta el código de la reserva.' using errcode = '22023';
  end if;
  -- The club before its settings, in the order in which deleting it takes them.
  perform from public.clubs where id = club for key share;
  select * into rules from public.visit_settings where club_id = club for update;
  if not found then return jsonb_build_object('result', 'no_club', 'free', '[]'::jsonb); end if;
  -- The same form once more: a double click, a reload, a second try after a lost answer.
  select visits.* into visit from public.visit_secrets join public.visits on id = visit_id
    where hash = private.visit_secret_hash(secret);
  if found then return jsonb_build_object('result', 'booked', 'visit', visit.id); end if;
  place := private.judge_place(rules, start_at, is_desk, null);
  why := case when place.result = 'free' and not is_desk then private.visit_limit(person_email, person_phone, start_at) end;
  if place.result <> 'free' or why is not null then
    return private.refuse_visit(rules, coalesce(why, place.result), start_at);
  end if;
  insert into public.requests (kind, name, email, phone, club_id, message, details, page, notice_version, status)
    values ('visit', person_name, nullif(person_email, ''), nullif(person_phone, ''), club, coalesce(words, ''),
      case when wants_news then jsonb_build_object('Novedades por email', 'Sí') else '{}' end,
      case when is_desk then '' else '/club/' || club || '/visita' end, notice_version,
      case when is_desk then 'answered' else 'new' end)
    returning id into visit.id;
  insert into public.visits (id, club_id, starts_at, ends_at, origin)
    values (visit.id, club, start_at, place.end_at, case when is_desk then 'desk' else 'web' end)
    returning * into visit;
  insert into public.visit_secrets (hash, visit_id) values (private.visit_secret_hash(secret), visit.id);
  perform private.note_visit(visit, 'booked', null, tell or not is_desk);
  return jsonb_build_object('result', 'booked', 'visit', visit.id);
end
$$;

-- The visit of a secret, until it is over.
create function private.visit_of(secret text) returns public.visits
language sql stable set search_path = '' as $$
  select visits.* from public.visit_secrets join public.visits on visits.id = visit_id
  where hash = private.visit_secret_hash(secret) and ends_at > now()
$$;

create function private.may_change(visit public.visits) returns boolean
language sql stable set search_path = '' as $$
  select visit.status = 'booked' and exists (
    select from public.visit_settings
    where club_id = visit.club_id and now() <= visit.starts_at - make_interval(hours => change_hours))
$$;

create function public.read_visit(secret text)
returns table (club_id text, starts_at timestamptz, ends_at timestamptz, status text, name text, email text, phone text,
  changed_at timestamptz, change_until timestamptz, may_change boolean)
language sql stable security definer set search_path = '' as $$
  select visit.club_id, visit.starts_at, visit.ends_at, visit.status, requests.name, requests.email, requests.phone,
    visit.updated_at, visit.starts_at - make_interval(hours => rules.change_hours), private.may_change(visit)
  from private.visit_of(secret) as visit join public.requests using (id)
    left join public.visit_settings as rules on rules.club_id = visit.club_id
  where private.is_visit_secret(secret)
$$;

-- The old place is held until the new one is had.
create function private.move_to(visit public.visits, start_at timestamptz, is_desk boolean, tell boolean) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  rules public.visit_settings;
  place record;
  before constant timestamptz := visit.starts_at;
begin
  if start_at = before then return jsonb_build_object('result', 'moved', 'visit', visit.id); end if;
  select * into rules from public.visit_settings where club_id = visit.club_id;
  place := private.judge_place(rules, start_at, is_desk, visit.id);
  if place.result <> 'free' then return private.refuse_visit(rules, place.result, start_at); end if;
  update public.visits set starts_at = start_at, ends_at = place.end_at where id = visit.id returning * into visit;
  perform private.note_visit(visit, 'moved', before, tell);
  return jsonb_build_object('result', 'moved', 'visit', visit.id);
end
$$;

-- Read again once its club is locked: somebody else may have changed it meanwhile.
create function private.lock_visit(visit_id uuid) returns public.visits
language plpgsql volatile set search_path = '' as $$
declare
  visit public.visits;
begin
  perform from public.visit_settings where club_id = (select club_id from public.visits where id = visit_id) for update;
  select * into visit from public.visits where id = visit_id for update;
  return visit;
end
$$;

create function public.move_visit(secret text, start_at timestamptz) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  visit public.visits;
begin
  select * into visit from private.visit_of(secret);
  if visit.id is not null then visit := private.lock_visit(visit.id); end if;
  if visit.id is null or not private.is_visit_secret(secret) then return '{"result": "gone"}'; end if;
  if visit.status <> 'booked' then return '{"result": "cancelled"}'; end if;
  if not private.may_change(visit) then return '{"result": "too_late"}'; end if;
  return private.move_to(visit, start_at, false, true);
end
$$;

create function public.cancel_visit(secret text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  visit public.visits;
begin
  select * into visit from private.visit_of(secret);
  if visit.id is not null then visit := private.lock_visit(visit.id); end if;
  if visit.id is null or not private.is_visit_secret(secret) then return '{"result": "gone"}'; end if;
  if visit.status = 'cancelled' then return '{"result": "cancelled"}'; end if;
  if not private.may_change(visit) then return '{"result": "too_late"}'; end if;
  update public.visits set status = 'cancelled' where id = visit.id returning * into visit;
  perform private.note_visit(visit, 'cancelled', null, true);
  return '{"result": "cancelled"}';
end
$$;

create function public.move_visit_at_desk(visit uuid, start_at timestamptz, tell boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  moved public.visits;
begin
  if not private.is_staff() then raise exception 'Solo el personal mueve visitas.' using errcode = '42501'; end if;
  moved := private.lock_visit(visit);
  if moved.id is null or moved.club_id is null then return '{"result": "gone"}'; end if;
  if moved.status <> 'booked' then return '{"result": "cancelled"}'; end if;
  return private.move_to(moved, start_at, true, tell);
end
$$;

-- What became of it. One that was cancelled comes back only while there is a place.
create function public.set_visit_status(visit uuid, new_status text, tell boolean) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  changed public.visits;
  rules public.visit_settings;
  place record;
begin
  if not private.is_staff() then raise exception 'Solo el personal cambia visitas.' using errcode = '42501'; end if;
  changed := private.lock_visit(visit);
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

-- A private link of its own for each mail: the secret is nowhere but in what is sent.
create function public.issue_visit_secret(visit uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  secret constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if current_setting('role', true) = 'authenticated' and not private.is_staff() then
    raise exception 'Solo el personal da enlaces de visitas.' using errcode = '42501';
  end if;
  insert into public.visit_secrets (hash, visit_id) values (private.visit_secret_hash(secret), visit);
  return secret;
end
$$;

do $$
declare
  mine regprocedure;
begin
  for mine in select oid::regprocedure from pg_proc
    where (pronamespace = 'private'::regnamespace and proname in ('visit_secret_hash', 'is_visit_secret', 'judge_place',
      'refuse_visit', 'visit_limit', 'visit_of', 'may_change', 'move_to', 'lock_visit'))
    or (pronamespace = 'public'::regnamespace and proname in ('book_visit', 'read_visit', 'move_visit', 'cancel_visit',
      'move_visit_at_desk', 'set_visit_status', 'issue_visit_secret'))
  loop
    execute format('revoke all on function %s from public, anon, authenticated, service_role', mine);
  end loop;
end
$$;
grant execute on function public.book_visit(text, timestamptz, text, text, text, text, text, boolean, text, boolean),
  public.read_visit(text), public.move_visit(text, timestamptz), public.cancel_visit(text) to anon, authenticated;
grant execute on function public.move_visit_at_desk(uuid, timestamptz, boolean), public.set_visit_status(uuid, text, boolean)
  to authenticated;
grant execute on function public.issue_visit_secret(uuid) to authenticated, service_role;
