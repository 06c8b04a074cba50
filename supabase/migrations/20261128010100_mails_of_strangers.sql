-- How much mail strangers can have us send to one mailbox, which may be anybody's (docs/decisions/0501).

create index outbox_of_strangers on public.outbox (private.mail_key(recipient), created_at)
  where person is null and kind in ('visit_booked', 'visit_moved', 'visit_cancelled');

-- Eight an hour and fifteen a day, whichever visits they are about.
create function private.was_written_enough(address text) returns boolean
language sql stable set search_path = '' as $$
  select count(*) filter (where created_at > now() - interval '1 hour') >= 8 or count(*) >= 15
  from public.outbox
  where private.mail_key(recipient) = private.mail_key(address) and created_at > now() - interval '1 day'
    and person is null and kind in ('visit_booked', 'visit_moved', 'visit_cancelled') and state <> 'dropped'
$$;

-- Why whoever has its link may not move a visit now; null when she may.
create function private.move_refusal(visit public.visits) returns text
language sql stable set search_path = '' as $$
  select case
    when visit.status <> 'booked' then 'cancelled'
    when not private.may_change(visit) then 'too_late'
    when (select count(*) from public.visit_events
      where visit_id = visit.id and action = 'moved' and person is null) >= 5 then 'too_often'
    when private.was_written_enough((select email from public.requests where id = visit.id)) then 'too_many_mails'
  end
$$;

create or replace function public.move_visit(secret text, start_at timestamptz) returns jsonb
language plpgsql volatile security definer set search_path = '' set lock_timeout = '1s' as $$
declare
  visit public.visits;
  why text;
begin
  if private.is_visit_secret(secret) then select * into visit from private.visit_of(secret); end if;
  if visit.id is null then return '{"result": "gone"}'; end if;
  why := private.move_refusal(visit);
  if why is not null then return jsonb_build_object('result', why); end if;
  return private.move_to(visit, start_at, false, true);
exception when lock_not_available then
  raise exception 'Se están reservando muchas visitas a la vez. Inténtalo en un momento.' using errcode = 'PT503';
end
$$;

-- As before; asked again once it is locked: how often it was moved too.
create or replace function private.move_to(visit public.visits, start_at timestamptz, is_desk boolean, tell boolean)
returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  rules public.visit_settings;
  place record;
  before timestamptz;
  end_at timestamptz;
  why text;
begin
  if start_at = visit.starts_at then return jsonb_build_object('result', 'moved', 'visit', visit.id); end if;
  select * into rules from public.visit_settings where club_id = visit.club_id;
  place := private.judge_place(rules, start_at, is_desk, visit.id);
  if place.result <> 'free' then return private.refuse_visit(rules, place.result, start_at); end if;
  end_at := place.end_at;
  perform private.take_turns(private.slot_names(visit.club_id, start_at, end_at));
  select * into visit from public.visits where id = visit.id for update;
  if visit.id is null or visit.status <> 'booked' then return '{"result": "cancelled"}'; end if;
  why := case when not is_desk then private.move_refusal(visit) end;
  if why is not null then return jsonb_build_object('result', why); end if;
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

create or replace function private.judge_booking(
  rules public.visit_settings, start_at timestamptz, is_desk boolean, email text, phone text,
  out result text, out end_at timestamptz)
language plpgsql stable set search_path = '' as $$
begin
  select it.result, it.end_at into result, end_at from private.judge_place(rules, start_at, is_desk, null) as it;
  if result = 'free' and not is_desk then
    result := coalesce(private.visit_limit(email, phone, start_at),
      case when private.was_written_enough(email) then 'too_many_mails' end, result);
  end if;
end
$$;

-- As before, but what has not left yet is not followed by a correction: the mail of a booking says the hour that holds when
-- it leaves, moves become one, and one that leads back to what was told becomes none. Who moves a visit again at once is
-- written to two minutes later, so that it can. A cancellation is always taken; beyond the limit it is told by no mail.
create or replace function private.mail_visit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := (select email from public.requests where id = new.visit_id);
  reminder_at constant timestamptz :=
    ((new.starts_at at time zone 'Europe/Madrid')::date - 1 + time '09:00') at time zone 'Europe/Madrid';
  is_told boolean := new.tell and new.action in ('booked', 'restored', 'moved', 'cancelled');
  -- When whoever reads her mail believes it to be.
  told_at timestamptz := new.old_starts_at;
  due timestamptz := now();
  facts jsonb;
begin
  if is_told and new.action = 'moved' then
    select (data ->> 'before_at')::timestamptz into told_at from public.outbox
      where request_id = new.visit_id and kind = 'visit_moved' and state = 'waiting' order by created_at limit 1 for update;
    told_at := coalesce(told_at, new.old_starts_at);
    -- Locked, or it might be written this moment with the hour before.
    perform from public.outbox where request_id = new.visit_id and kind = 'visit_booked' and state = 'waiting' for update;
    is_told := not found and told_at <> new.starts_at;
    if new.person is null and exists (select from public.outbox where request_id = new.visit_id and kind = 'visit_moved'
      and created_at > now() - interval '10 minutes') then
      due := now() + interval '2 minutes';
    end if;
  end if;
  facts := jsonb_strip_nulls(jsonb_build_object('club', new.club_name, 'before_at', told_at));
  -- What was to be said of the visit as it was.
  update public.outbox set state = 'dropped', failure = 'late'
    where request_id = new.visit_id and state = 'waiting' and (
      kind = 'visit_reminder' or kind = 'visit_moved' and new.tell and new.action = 'moved'
      or new.action in ('cancelled', 'came', 'no_show') and kind like 'visit_%');
  if new.starts_at <= now() or private.is_mail_address(address) is not true or not private.sends_mail() then return null; end if;
  if is_told and not (new.person is null and private.was_written_enough(address)) then
    insert into public.outbox (kind, request_id, recipient, data, due_at, expires_at) values (
      case new.action when 'moved' then 'visit_moved' when 'cancelled' then 'visit_cancelled' else 'visit_booked' end,
      new.visit_id, address, facts, due, new.starts_at);
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

revoke all on function private.was_written_enough(text), private.move_refusal(public.visits) from public;
