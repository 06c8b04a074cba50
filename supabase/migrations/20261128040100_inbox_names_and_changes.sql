-- The inbox as people know it: names, bookings that wait for nobody, and a club that hears what its visitors change.

-- A booking without a question is confirmed by itself: nobody has to look at it, and the agenda has it.
create function private.confirm_booking() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.status := 'answered';
  return new;
end
$$;
create trigger confirm_booking before insert on public.requests
  for each row when (new.kind = 'visit' and new.status = 'new' and new.message !~ '\S')
  execute function private.confirm_booking();

-- Those of before, without a line in their history: nobody did it.
alter table public.requests disable trigger note_request_change;
update public.requests set status = 'answered' where kind = 'visit' and status = 'new' and message !~ '\S';
alter table public.requests enable trigger note_request_change;

-- The desk hears of it as before.
drop trigger tell_of_request on public.requests;
create trigger tell_of_request after insert on public.requests
  for each row when (new.kind <> 'opening_notice' and (new.status = 'new' or new.kind = 'visit' and new.page <> ''))
  execute function private.tell_of_request();

-- What colleagues call one another. Who has not said it is called by the beginning of her address.
alter table public.staff add column name text not null default ''
  constraint staff_name_short check (length(name) <= 60 and name !~ '[[:cntrl:]]');

create function public.set_my_name(words text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff() then raise exception 'Solo el personal tiene nombre aquí.' using errcode = '42501'; end if;
  update public.staff set name = btrim(coalesce(words, '')) where user_id = (select auth.uid());
end
$$;

drop function public.list_colleagues();
create function public.list_colleagues() returns table (user_id uuid, email text, name text, is_me boolean)
language sql stable security definer set search_path = '' as $$
  select users.id, users.email::text,
    coalesce(nullif(staff.name, ''), initcap(translate(split_part(users.email, '@', 1), '._-', '   '))),
    users.id = (select auth.uid())
  from public.staff join auth.users on users.id = staff.user_id
  where (select private.is_staff()) order by 3, users.email
$$;

-- Whether a club hears by mail that a visitor moves or cancels.
alter table public.visit_settings add column tells_house boolean not null default true;
grant update (tells_house) on public.visit_settings to authenticated;

alter table public.outbox drop constraint outbox_kind_known;
alter table public.outbox add constraint outbox_kind_known check (kind in ('answer', 'request_notice', 'change_notice',
  'digest', 'visit_booked', 'visit_reminder', 'visit_moved', 'visit_cancelled'));
create index outbox_latest_change_notices on public.outbox (created_at) where kind = 'change_notice';

-- One mail a visit for what has not left yet, and sixty an hour in all, as of what comes.
create function private.tell_of_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.sends_mail()
    or not exists (select from public.visits join public.visit_settings using (club_id)
      where visits.id = new.visit_id and tells_house)
    or (select count(*) from (select from public.outbox
      where kind = 'change_notice' and created_at > now() - interval '1 hour' limit 60) as latest) >= 60 then
    return null;
  end if;
  update public.outbox set state = 'dropped', failure = 'late'
    where request_id = new.visit_id and kind = 'change_notice' and state = 'waiting';
  insert into public.outbox (kind, request_id, data, expires_at) values ('change_notice', new.visit_id,
    jsonb_strip_nulls(jsonb_build_object('action', new.action, 'before_at', new.old_starts_at)), now() + interval '1 day');
  return null;
end
$$;
create trigger tell_of_change after insert on public.visit_events
  for each row when (new.person is null and new.action in ('moved', 'cancelled')) execute function private.tell_of_change();

revoke all on function private.confirm_booking(), private.tell_of_change() from public;
revoke all on function public.list_colleagues(), public.set_my_name(text) from public, anon, authenticated, service_role;
grant execute on function public.list_colleagues(), public.set_my_name(text) to authenticated;
