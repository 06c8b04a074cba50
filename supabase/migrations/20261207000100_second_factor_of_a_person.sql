-- A second factor can be asked of one person, from her invitation on; without it she sees nothing, as where it is asked of all.
alter table public.staff add column asks_factor boolean not null default false;
select private.record_changes('public.staff', array['user_id', 'is_admin', 'role', 'is_off', 'asks_factor', 'created_at']);

create or replace function private.has_shown_enough() returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (select from public.staff where staff.user_id = (select auth.uid()) and staff.is_off) and (
    coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2' or not (
      exists (
        select from auth.mfa_factors where mfa_factors.user_id = (select auth.uid()) and mfa_factors.status = 'verified')
      or exists (select from public.staff where staff.user_id = (select auth.uid()) and staff.asks_factor)
      or exists (select from public.access_settings where access_settings.second_factor_required)))
$$;

create function public.ask_second_factor_of(person uuid, asked boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_power_over(person);
  update public.staff set asks_factor = asked where user_id = person and asks_factor <> asked;
end
$$;
revoke all on function public.ask_second_factor_of(uuid, boolean) from public, anon, authenticated, service_role;
grant execute on function public.ask_second_factor_of(uuid, boolean) to authenticated;

drop function public.list_people();
create function public.list_people() returns table (
  user_id uuid, email text, is_admin boolean, is_me boolean, is_invited boolean, has_second_factor boolean,
  added_at timestamptz, last_seen_at timestamptz, sessions integer, name text, role text, clubs text[], is_off boolean,
  asks_factor boolean, invited_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select users.id, users.email::text, staff.is_admin, users.id = (select auth.uid()),
    users.last_sign_in_at is null and users.invited_at is not null,
    exists (select from auth.mfa_factors where mfa_factors.user_id = users.id and mfa_factors.status = 'verified'),
    staff.created_at,
    greatest(users.last_sign_in_at, max(coalesce(sessions.refreshed_at at time zone 'utc', sessions.created_at))),
    count(sessions.id)::integer,
    coalesce(nullif(staff.name, ''), initcap(translate(split_part(users.email, '@', 1), '._-', '   '))), staff.role,
    array(select club_id from public.staff_clubs where staff_clubs.user_id = users.id order by club_id), staff.is_off,
    staff.asks_factor, users.invited_at
  from public.staff join auth.users on users.id = staff.user_id left join auth.sessions on sessions.user_id = users.id
  where (select private.is_admin())
  group by users.id, staff.user_id
  order by staff.created_at, users.email
$$;
revoke all on function public.list_people() from public, anon, service_role;
grant execute on function public.list_people() to authenticated;
