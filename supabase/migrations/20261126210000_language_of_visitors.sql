-- In which language somebody wrote, booked or proposed: mails of ours to her are in it, whatever staff do later, and whoever
-- answers sees it (docs/decisions/0340). A further language is a row of shared/language.ts; this table asks for its shape only.
alter table public.requests add column language text not null default 'es'
  constraint requests_language_shape check (language ~ '^[a-z]{2,3}$');
alter table public.partner_submissions add column language text not null default 'es'
  constraint partner_submissions_language_shape check (language ~ '^[a-z]{2,3}$');
grant insert (language) on public.requests, public.partner_submissions to anon, authenticated;

create or replace view public.inbox with (security_invoker = true) as
select id, kind, name, email, phone, club_id, subject, message, details, cv_path,
  (select title from public.positions where positions.id = requests.position_id) as position_title, page,
  notice_version, status, status = 'new' as is_waiting, assigned_to, search, created_at, updated_at, sort_at,
  language
from public.requests
union all
select id, 'proposal', contact_name, email, phone, null, company_name, proposal,
  jsonb_strip_nulls(jsonb_build_object('Empresa', company_name, 'Web', website)), null, null, '/partners', null,
  case status when 'pending' then 'new' when 'contacted' then 'open' when 'accepted' then 'answered' else 'closed' end,
  status = 'pending', assigned_to,
  lower(translate(
    contact_name || ' ' || company_name || ' ' || email || ' ' || coalesce(regexp_replace(phone, '\D', '', 'g'), '') || ' '
      || proposal,
    'ÁÉÍÓÚÜÑÇÀÈÒáéíóúüñçàèò', 'AEIOUUNCAEOaeiouuncaeo')),
  created_at, updated_at,
  case when status = 'pending' then created_at
    else to_timestamp(7258118400 - extract(epoch from created_at - timestamptz '2000-01-01 00:00+00')::double precision) end,
  language
from public.partner_submissions;

drop function public.list_inbox(text, text, text, uuid, text[], integer, integer);
create function public.list_inbox(
  asked_kind text, asked_status text, asked_club text, asked_person uuid, words text[], skipped integer, most integer
) returns table (
  id uuid, kind text, name text, email text, phone text, club_id text, subject text, message text, details jsonb,
  cv_path text, position_title text, page text, status text, assigned_to uuid, created_at timestamptz, language text,
  total bigint
)
language plpgsql stable set search_path = '' as $$
begin
  return query execute format(
    'with found as materialized (
      select inbox.id, inbox.sort_at, %s as total from public.inbox where true%s%s%s%s%s
      order by inbox.sort_at, inbox.id offset $6 limit $7
    )
    select inbox.id, inbox.kind, inbox.name, inbox.email, inbox.phone, inbox.club_id, inbox.subject, inbox.message,
      inbox.details, inbox.cv_path, inbox.position_title, inbox.page, inbox.status, inbox.assigned_to, inbox.created_at,
      inbox.language, found.total
    from found join public.inbox on inbox.id = found.id order by found.sort_at, found.id',
    case when cardinality(words) > 0 then 'count(*) over ()' else 'null::bigint' end,
    case when asked_kind is not null then ' and inbox.kind = $1' end,
    case when asked_status is not null then ' and inbox.status = $2' end,
    case when asked_club is not null then ' and inbox.club_id = $3' end,
    case when asked_person is not null then ' and inbox.assigned_to = $4' end,
    -- All of them: `like all` is one pass over the text.
    case when cardinality(words) > 0 then ' and inbox.search like all ($5)' end
  ) using asked_kind, asked_status, asked_club, asked_person,
    -- A percent sign or an underscore would mean any letters.
    (select array_agg('%' || regexp_replace(word, '[%_\\]', '\\\&', 'g') || '%') from unnest(words) as word),
    skipped, least(most, 1000);
end
$$;

revoke all on function public.list_inbox(text, text, text, uuid, text[], integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.list_inbox(text, text, text, uuid, text[], integer, integer) to authenticated;

create or replace view public.agenda with (security_invoker = true) as
select visits.id, visits.club_id, visits.starts_at, visits.ends_at, visits.status, visits.origin, requests.name,
  requests.email, requests.phone, requests.message, visits.updated_at, requests.language
from public.visits join public.requests using (id);

-- As before, and in which language: whoever calls without it books in Spanish.
drop function public.book_visit(text, timestamptz, text, text, text, text, text, boolean, text, boolean);
create function public.book_visit(
  club text, start_at timestamptz, person_name text, person_email text, person_phone text, secret text,
  notice_version text, wants_news boolean default false, words text default '', tell boolean default true,
  language text default 'es')
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
end
$$;

revoke all on function
  public.book_visit(text, timestamptz, text, text, text, text, text, boolean, text, boolean, text)
  from public, anon, authenticated, service_role;
grant execute on function
  public.book_visit(text, timestamptz, text, text, text, text, text, boolean, text, boolean, text) to anon, authenticated;

-- When the visit was before: a moment, which the mail says in its own language.
create or replace function private.mail_visit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := (select email from public.requests where id = new.visit_id);
  reminder_at constant timestamptz :=
    ((new.starts_at at time zone 'Europe/Madrid')::date - 1 + time '09:00') at time zone 'Europe/Madrid';
  facts constant jsonb := jsonb_strip_nulls(jsonb_build_object(
    'club', new.club_name, 'before_at', new.old_starts_at));
begin
  -- What was to be said of the visit as it was.
  update public.outbox set state = 'dropped', failure = 'late'
    where request_id = new.visit_id and state = 'waiting' and (
      kind = 'visit_reminder' or new.action in ('cancelled', 'came', 'no_show') and kind like 'visit_%');
  if new.starts_at <= now() or private.is_mail_address(address) is not true or not private.sends_mail() then return null; end if;
  if new.tell and new.action in ('booked', 'restored', 'moved', 'cancelled') then
    insert into public.outbox (kind, request_id, recipient, data, expires_at) values (
      case new.action when 'moved' then 'visit_moved' when 'cancelled' then 'visit_cancelled' else 'visit_booked' end,
      new.visit_id, address, facts, new.starts_at);
  end if;
  -- Whoever booked after nine the day before knows it.
  if reminder_at > now() and (new.action = 'moved' or new.tell and new.action in ('booked', 'restored')) then
    insert into public.outbox (kind, request_id, recipient, data, due_at, expires_at, once)
      values ('visit_reminder', new.visit_id, address, facts, reminder_at, new.starts_at,
        'reminder ' || new.visit_id || ' ' || extract(epoch from new.starts_at))
      on conflict (once) do update set state = 'waiting', queued_at = null, failure = null
        where outbox.state = 'dropped';
  end if;
  return null;
end
$$;
