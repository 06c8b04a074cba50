-- What people hear of their visits, written with what happened to them: at once, and the day before at 9:00 in Madrid.
create function private.mail_visit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  address constant text := (select email from public.requests where id = new.visit_id);
  reminder_at constant timestamptz :=
    ((new.starts_at at time zone 'Europe/Madrid')::date - 1 + time '09:00') at time zone 'Europe/Madrid';
  facts constant jsonb := jsonb_strip_nulls(jsonb_build_object(
    'club', new.club_name, 'before', private.visit_words(new.old_starts_at)));
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

create trigger mail_visit after insert on public.visit_events
  for each row execute function private.mail_visit();

revoke all on function private.mail_visit() from public;
