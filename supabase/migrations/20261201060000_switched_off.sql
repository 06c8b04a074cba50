-- Somebody who is away for a while is switched off: the account and its role stay, and nothing is open to it. Who decides
-- about others is not, so one of them always stays.
alter table public.staff add column is_off boolean not null default false;
alter table public.staff add constraint staff_off_is_no_administrator check (not (is_off and is_admin));
select private.record_changes('public.staff', array['user_id', 'is_admin', 'role', 'is_off', 'created_at']);

-- Every policy and function of the staff asks this, so who is switched off is refused by all of them, with her next request.
create or replace function private.has_shown_enough() returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from public.staff where staff.user_id = (select auth.uid()) and staff.is_off) and (
    coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2' or not (
      exists (
        select from auth.mfa_factors where mfa_factors.user_id = (select auth.uid()) and mfa_factors.status = 'verified')
      or exists (select from public.access_settings where access_settings.second_factor_required)))
$$;

create function public.switch_off(person uuid, off boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_power_over(person);
  if off and exists (select from public.staff where user_id = person and is_admin) then
    raise exception 'Administra el acceso: quítale antes la administración.' using errcode = '22023';
  end if;
  update public.staff set is_off = off where user_id = person and is_off <> off;
  if off then delete from auth.sessions where user_id = person; end if;
end
$$;

create or replace function private.keep_an_administrator() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  next_one uuid;
begin
  if exists (select from public.staff) and not exists (select from public.staff where is_admin) then
    select user_id into next_one from public.staff where role = 'direction' and not is_off
      order by created_at, user_id limit 1;
    if next_one is null then
      raise exception 'Nadie quita a la última persona de dirección.' using errcode = '23514';
    end if;
    update public.staff set is_admin = true where user_id = next_one;
  end if;
  return null;
end
$$;

create or replace function public.make_administrator(person uuid, administrator boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_power_over(person);
  if administrator and exists (select from public.staff where user_id = person and (role <> 'direction' or is_off)) then
    raise exception 'Solo alguien de dirección administra el acceso: cámbiale antes el puesto.' using errcode = '22023';
  end if;
  update public.staff set is_admin = administrator where staff.user_id = person;
end
$$;

-- Where somebody else is signed in, for an administrator; one of these is ended alone.
create function public.sessions_of(person uuid)
returns table (id uuid, started_at timestamptz, last_seen_at timestamptz, user_agent text, is_this boolean)
language sql stable security definer set search_path = '' as $$
  select sessions.id, sessions.created_at, coalesce(sessions.refreshed_at at time zone 'utc', sessions.created_at),
    sessions.user_agent, sessions.id::text = (select auth.jwt()) ->> 'session_id'
  from auth.sessions
  where sessions.user_id = person and coalesce(sessions.not_after > now(), true) and (select private.is_admin())
  order by 3 desc
$$;

drop function public.end_sessions_of(uuid);
create function public.end_sessions_of(person uuid, session uuid default null) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_power_over(person);
  delete from auth.sessions where sessions.user_id = person and sessions.id = coalesce(session, sessions.id);
end
$$;

revoke all on function public.switch_off(uuid, boolean), public.sessions_of(uuid), public.end_sessions_of(uuid, uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.switch_off(uuid, boolean), public.sessions_of(uuid), public.end_sessions_of(uuid, uuid)
  to authenticated;

create or replace function public.my_access() returns table (
  is_staff boolean, is_admin boolean, missing text, role text, clubs text[], rights jsonb)
language sql stable security definer set search_path = '' as $$
  select staff.user_id is not null and not staff.is_off, coalesce(staff.is_admin, false),
    case
      when private.has_shown_enough() then null
      when exists (
        select from auth.mfa_factors where mfa_factors.user_id = (select auth.uid()) and mfa_factors.status = 'verified')
        then 'code'
      else 'factor'
    end,
    staff.role, private.my_clubs(),
    case when staff.role <> 'direction' then (
      select jsonb_object_agg(table_name, jsonb_build_object('deeds', deeds, 'own_clubs', own_clubs))
      from private.role_rights where role_rights.role = staff.role) end
  from (select) as nothing left join public.staff on staff.user_id = (select auth.uid())
$$;

drop function public.list_people();
create function public.list_people() returns table (
  user_id uuid, email text, is_admin boolean, is_me boolean, is_invited boolean, has_second_factor boolean,
  added_at timestamptz, last_seen_at timestamptz, sessions integer, name text, role text, clubs text[], is_off boolean)
language sql stable security definer set search_path = '' as $$
  select users.id, users.email::text, staff.is_admin, users.id = (select auth.uid()),
    users.last_sign_in_at is null and users.invited_at is not null,
    exists (select from auth.mfa_factors where mfa_factors.user_id = users.id and mfa_factors.status = 'verified'),
    staff.created_at,
    greatest(users.last_sign_in_at, max(coalesce(sessions.refreshed_at at time zone 'utc', sessions.created_at))),
    count(sessions.id)::integer,
    coalesce(nullif(staff.name, ''), initcap(translate(split_part(users.email, '@', 1), '._-', '   '))), staff.role,
    array(select club_id from public.staff_clubs where staff_clubs.user_id = users.id order by club_id), staff.is_off
  from public.staff join auth.users on users.id = staff.user_id left join auth.sessions on sessions.user_id = users.id
  where (select private.is_admin())
  group by users.id, staff.user_id
  order by staff.created_at, users.email
$$;

-- Who is switched off is still called by her name in what she did, and is asked for nothing.
drop function public.list_colleagues();
create function public.list_colleagues() returns table (
  user_id uuid, email text, name text, is_me boolean, role text, is_off boolean)
language sql stable security definer set search_path = '' as $$
  select users.id, users.email::text,
    coalesce(nullif(staff.name, ''), initcap(translate(split_part(users.email, '@', 1), '._-', '   '))),
    users.id = (select auth.uid()), staff.role, staff.is_off
  from public.staff join auth.users on users.id = staff.user_id
  where (select private.is_staff()) order by 3, users.email
$$;
revoke all on function public.list_people(), public.list_colleagues() from public, anon, service_role;
grant execute on function public.list_people(), public.list_colleagues() to authenticated;
