-- What brings a request back to the desk: a mail that did not arrive, a day that somebody set, an answer of the visitor
-- (docs/decisions/0515). Beside the status, which says how far it was and holds again once somebody has seen to it.
alter table public.requests
  add column attention text constraint requests_attention_known check (attention in ('undelivered', 'reminder', 'replied')),
  add column attention_at timestamptz,
  add constraint requests_attention_has_moment check ((attention is null) = (attention_at is null));
alter table public.partner_submissions
  add column attention text
    constraint partner_submissions_attention_known check (attention in ('undelivered', 'reminder', 'replied')),
  add column attention_at timestamptz,
  add constraint partner_submissions_attention_has_moment check ((attention is null) = (attention_at is null));
grant update (attention, attention_at) on public.requests, public.partner_submissions to authenticated;

drop view public.inbox;
alter table public.requests drop column sort_at;
drop index public.requests_counts;

-- Undelivered mail a century before all that waits; a reminder among it from its day on, and until then before what is done.
create function private.inbox_place(is_new boolean, created timestamptz, attention text, attention_at timestamptz)
returns timestamptz language sql immutable set search_path = '' as $$
  select case
    when attention = 'undelivered' then to_timestamp(extract(epoch from attention_at)::double precision - 3155760000)
    when attention is not null then attention_at
    when is_new then created
    else to_timestamp(7258118400 - extract(epoch from created - timestamptz '2000-01-01 00:00+00')::double precision) end
$$;
revoke all on function private.inbox_place(boolean, timestamptz, text, timestamptz) from public;
grant execute on function private.inbox_place(boolean, timestamptz, text, timestamptz) to anon, authenticated, service_role;

alter table public.requests add column sort_at timestamptz not null
  generated always as (private.inbox_place(status = 'new', created_at, attention, attention_at)) stored;
create index requests_sort on public.requests (sort_at, id);
create index requests_counts on public.requests (kind, status, attention, club_id, assigned_to);

create view public.inbox with (security_invoker = true) as
select id, kind, name, email, phone, club_id, subject, message, details, cv_path,
  (select title from public.positions where positions.id = requests.position_id) as position_title, page,
  notice_version, coalesce(attention, status) as status, sort_at <= now() as is_waiting, assigned_to, search, created_at,
  updated_at, sort_at, language, attention_at,
  (select starts_at from public.visits where visits.id = requests.id) as visit_at
from public.requests
union all
select id, 'proposal', contact_name, email, phone, null, company_name, proposal,
  jsonb_strip_nulls(jsonb_build_object('Empresa', company_name, 'Web', website)), null, null, '/partners', null,
  coalesce(attention,
    case status when 'pending' then 'new' when 'contacted' then 'open' when 'accepted' then 'answered' else 'closed' end),
  private.inbox_place(status = 'pending', created_at, attention, attention_at) <= now(), assigned_to,
  lower(translate(
    contact_name || ' ' || company_name || ' ' || email || ' ' || coalesce(regexp_replace(phone, '\D', '', 'g'), '') || ' '
      || proposal,
    'ÁÉÍÓÚÜÑÇÀÈÒáéíóúüñçàèò', 'AEIOUUNCAEOaeiouuncaeo')),
  created_at, updated_at, private.inbox_place(status = 'pending', created_at, attention, attention_at), language,
  attention_at, null
from public.partner_submissions;

revoke all on public.inbox from public, anon, authenticated, service_role;
grant select on public.inbox to authenticated, service_role;

drop function public.list_inbox(text, text, text, uuid, text[], integer, integer);
create function public.list_inbox(
  asked_kind text, asked_status text, asked_club text, asked_person uuid, words text[], skipped integer, most integer
) returns table (
  id uuid, kind text, name text, email text, phone text, club_id text, subject text, message text, details jsonb,
  cv_path text, position_title text, page text, status text, assigned_to uuid, created_at timestamptz, language text,
  attention_at timestamptz, visit_at timestamptz, total bigint
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
      inbox.language, inbox.attention_at, inbox.visit_at, found.total
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

-- Whoever moves a request on has seen what it came back for.
create function private.settle_attention() returns trigger
language plpgsql set search_path = '' as $$
begin
  if new.attention is not distinct from old.attention then
    new.attention := null;
    new.attention_at := null;
  end if;
  return new;
end
$$;
create trigger settle_attention before update on public.requests
  for each row when (new.status is distinct from old.status) execute function private.settle_attention();
create trigger settle_attention before update on public.partner_submissions
  for each row when (new.status is distinct from old.status) execute function private.settle_attention();

-- Gives a request or a proposal a reason to come back, or takes it away.
create function private.set_attention(request uuid, reason text) returns void
language sql security definer set search_path = '' as $$
  update public.requests set attention = reason, attention_at = case when reason is not null then now() end where id = request;
  update public.partner_submissions set attention = reason, attention_at = case when reason is not null then now() end
    where id = request;
$$;

-- An answer, by whatever way, is what it waited for.
create function private.note_answered() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.set_attention(new.request_id, null);
  return null;
end
$$;
create trigger note_answered after insert on public.request_events
  for each row when (new.action in ('email', 'call', 'whatsapp')) execute function private.note_answered();

-- A mail to the person was given up, or is tried again.
create function private.note_delivery() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.set_attention(new.request_id, case new.state when 'failed' then 'undelivered' end);
  return null;
end
$$;
create trigger note_delivery after update of state on public.outbox
  for each row when (
    (new.kind = 'answer' or new.kind like 'visit\_%') and (new.state = 'failed') <> (old.state = 'failed'))
  execute function private.note_delivery();

revoke all on function private.settle_attention(), private.set_attention(uuid, text), private.note_answered(),
  private.note_delivery() from public;

-- Those that were given up before this.
update public.requests set attention = 'undelivered', attention_at = now()
  where status = 'answered' and (
    select state from public.outbox where request_id = requests.id and kind = 'answer' order by created_at desc limit 1
  ) = 'failed';

-- When the process that sends ended, as it says itself; a later `seen_at` is of another one.
alter table public.mail_service add column stopped_at timestamptz;

-- What waits for the desk, for the dashboard and every badge: one question, one answer. Who waits for an opening waits for
-- no answer.
create function public.inbox_backlog() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'kinds', coalesce((
      select jsonb_agg(jsonb_build_object('kind', kind, 'total', total, 'late', late, 'undelivered', undelivered)
        order by undelivered desc, late desc, total desc)
      from (
        select kind, count(*) as total,
          count(*) filter (where status <> 'undelivered' and coalesce(attention_at, created_at)
            < now() - case kind when 'proposal' then interval '3 days' else interval '1 day' end) as late,
          count(*) filter (where status = 'undelivered') as undelivered
        from public.inbox where sort_at <= now() and kind <> 'opening_notice' group by kind
      ) as waiting), '[]'),
    'pending_proposals', (select count(*) from public.partner_submissions where status = 'pending'),
    'visits_today', (
      select count(*) from public.visits where status = 'booked'
        and starts_at >= (now() at time zone 'Europe/Madrid')::date::timestamp at time zone 'Europe/Madrid'
        and starts_at < ((now() at time zone 'Europe/Madrid')::date + 1)::timestamp at time zone 'Europe/Madrid'),
    'mail', (
      select jsonb_build_object('sender', sender, 'seen_at', seen_at, 'stopped_at', stopped_at,
        'failing_since', failing_since, 'failure', failure) from public.mail_service))
$$;

-- As before, but a process that ended or has been silent for a minute and a half sends nothing.
create or replace function public.send_answer(request uuid, subject text, words text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  asked record;
  mail uuid;
begin
  if not private.is_staff() then raise exception 'Solo el personal contesta.' using errcode = '42501'; end if;
  if not exists (select from public.mail_service
    where seen_at > now() - interval '90 seconds' and seen_at > coalesce(stopped_at, '-infinity')) then
    raise exception 'El correo de la web no está funcionando ahora.' using errcode = 'PT409';
  end if;
  if coalesce(btrim(words), '') = '' then raise exception 'Escribe la respuesta.' using errcode = 'PT400'; end if;
  select id, email into asked from public.inbox where id = request;
  if not found then raise exception 'La solicitud ya no existe.' using errcode = 'PT404'; end if;
  if asked.email is null then raise exception 'No dejó email: contéstale por teléfono.' using errcode = 'PT400'; end if;
  if not private.is_mail_address(asked.email) then
    raise exception 'Su dirección de email no es válida: contéstale por teléfono.' using errcode = 'PT400';
  end if;
  insert into public.outbox (kind, request_id, recipient, subject, words)
    values ('answer', request, asked.email, left(btrim(regexp_replace(subject, '[[:cntrl:][:space:]]+', ' ', 'g')), 200), words)
    returning id into mail;
  -- Under the same id, so that the history shows what became of it; and whoever finds or erases a person finds it there.
  insert into public.request_events (id, request_id, action, words) values (mail, request, 'email', words);
  return mail;
end
$$;

revoke all on function public.inbox_backlog() from public, anon, authenticated, service_role;
grant execute on function public.inbox_backlog() to authenticated;
