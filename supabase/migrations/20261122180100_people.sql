-- What the panel asks about people and sessions. They live in the schema `auth`, which no door shows: these functions
-- run as their owner and ask for the caller's rights themselves. They hold on a hosted project too.

-- Whether the caller belongs here, and what is still missing before the policies let her work: 'code' of a second factor
-- that she has, 'factor' when one is asked of all and she has none.
create function public.my_access() returns table (is_staff boolean, is_admin boolean, missing text)
language sql stable security definer set search_path = '' as $$
  select staff.user_id is not null, coalesce(staff.is_admin, false),
    case
      when private.has_shown_enough() then null
      when exists (
        select from auth.mfa_factors where mfa_factors.user_id = (select auth.uid()) and mfa_factors.status = 'verified')
        then 'code'
      else 'factor'
    end
  from (select) as nothing left join public.staff on staff.user_id = (select auth.uid())
$$;

create function public.my_sessions()
returns table (id uuid, started_at timestamptz, last_seen_at timestamptz, user_agent text, is_this boolean)
language sql stable security definer set search_path = '' as $$
  select sessions.id, sessions.created_at, coalesce(sessions.refreshed_at at time zone 'utc', sessions.created_at),
    sessions.user_agent, sessions.id::text = (select auth.jwt()) ->> 'session_id'
  from auth.sessions
  where sessions.user_id = (select auth.uid()) and coalesce(sessions.not_after > now(), true)
    and (select private.has_shown_enough())
  order by 5 desc, 3 desc
$$;

-- Ends one session of the caller; false when it was over already.
create function public.end_my_session(session uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from auth.sessions
  where sessions.id = session and sessions.user_id = (select auth.uid()) and (select private.has_shown_enough());
  return found;
end
$$;

create function public.list_people() returns table (
  user_id uuid, email text, is_admin boolean, is_me boolean, is_invited boolean, has_second_factor boolean,
  added_at timestamptz, last_seen_at timestamptz, sessions integer
)
language sql stable security definer set search_path = '' as $$
  select users.id, users.email::text, staff.is_admin, users.id = (select auth.uid()),
    users.last_sign_in_at is null and users.invited_at is not null,
    exists (select from auth.mfa_factors where mfa_factors.user_id = users.id and mfa_factors.status = 'verified'),
    staff.created_at,
    greatest(users.last_sign_in_at, max(coalesce(sessions.refreshed_at at time zone 'utc', sessions.created_at))),
    count(sessions.id)::integer
  from public.staff join auth.users on users.id = staff.user_id left join auth.sessions on sessions.user_id = users.id
  where (select private.is_admin())
  group by users.id, staff.user_id
  order by staff.created_at, users.email
$$;

-- Throws unless an administrator asks about another member of the staff.
create function private.require_power_over(person uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'only an administrator may do this' using errcode = '42501';
  end if;
  if person = (select auth.uid()) then
    raise exception 'nobody does this to herself' using errcode = 'P0001';
  end if;
  if not exists (select from public.staff where staff.user_id = person) then
    raise exception 'this person is not on the staff' using errcode = 'P0001';
  end if;
end
$$;

revoke all on function private.require_power_over(uuid) from public;

create function public.end_sessions_of(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_power_over(person);
  delete from auth.sessions where sessions.user_id = person;
end
$$;

-- The account goes, and with it the sessions, the second factor and the place in the staff.
create function public.end_access_of(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_power_over(person);
  delete from auth.users where users.id = person;
end
$$;

-- For somebody who has lost her phone and her recovery codes. Whoever is in with them is out.
create function public.take_second_factor_of(person uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_power_over(person);
  delete from auth.mfa_factors where mfa_factors.user_id = person;
  delete from auth.sessions where sessions.user_id = person;
end
$$;

create function public.make_administrator(person uuid, administrator boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_power_over(person);
  update public.staff set is_admin = administrator where staff.user_id = person;
end
$$;

revoke all on function public.my_access(), public.my_sessions(), public.end_my_session(uuid), public.list_people(),
  public.end_sessions_of(uuid), public.end_access_of(uuid), public.take_second_factor_of(uuid),
  public.make_administrator(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function public.my_access(), public.my_sessions(), public.end_my_session(uuid), public.list_people(),
  public.end_sessions_of(uuid), public.end_access_of(uuid), public.take_second_factor_of(uuid),
  public.make_administrator(uuid, boolean) to authenticated;
