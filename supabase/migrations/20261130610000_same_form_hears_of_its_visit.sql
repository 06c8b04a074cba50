-- A form may be pressed twice. Its first press can be committed between the second's look for a visit of that form and
-- its look at the place: it was then refused for its own visit ("ya tienes una visita a esa hora").
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
  if place.result <> 'free' then
    return coalesce(private.booked_with(secret), private.refuse_visit(rules, place.result, start_at));
  end if;
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
