-- Of the staff, some look after the people: they invite, end access, and say whether a second factor is asked of all.
alter table public.staff add column is_admin boolean not null default false;

-- There is always one: the first person of all, or whoever has been here longest once the last of them goes. It also
-- holds for rows that somebody adds by hand on a hosted project.
create function private.keep_an_administrator() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.staff) and not exists (select from public.staff where is_admin) then
    update public.staff set is_admin = true
    where user_id = (select user_id from public.staff order by created_at, user_id limit 1);
  end if;
  return null;
end
$$;

revoke all on function private.keep_an_administrator() from public;

create trigger keep_an_administrator after insert or update or delete on public.staff
  for each statement execute function private.keep_an_administrator();

update public.staff set is_admin = true
where user_id = (select user_id from public.staff order by created_at, user_id limit 1);

-- One row: what holds for everybody who works in the panel.
create table public.access_settings (
  only_row boolean primary key default true constraint access_settings_has_one_row check (only_row),
  second_factor_required boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
insert into public.access_settings default values;

create trigger keep_updated_at before update on public.access_settings
  for each row execute function private.keep_updated_at();

-- A password alone is not enough for somebody who has set up a second factor, nor for anybody once it is asked of all.
-- `aal` is the claim of the token that says how its session was opened, here as on a hosted project.
create function private.has_shown_enough() returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce(auth.jwt() ->> 'aal', 'aal1') = 'aal2' or not (
    exists (
      select from auth.mfa_factors where mfa_factors.user_id = (select auth.uid()) and mfa_factors.status = 'verified')
    or exists (select from public.access_settings where access_settings.second_factor_required))
$$;

revoke all on function private.has_shown_enough() from public;

-- Every policy of the staff asks this, so what it asks holds for every table and every file, those to come included.
create or replace function private.is_staff() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.staff where staff.user_id = (select auth.uid())) and private.has_shown_enough()
$$;

create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.staff where staff.user_id = (select auth.uid()) and staff.is_admin)
    and private.has_shown_enough()
$$;

revoke all on function private.is_admin() from public;
grant execute on function private.is_admin() to authenticated;

alter table public.access_settings enable row level security;
revoke all on public.access_settings from public, anon, authenticated, service_role;
grant select, update (second_factor_required) on public.access_settings to authenticated;
grant select, insert, update, delete on public.access_settings to service_role;

-- Also before the second factor is shown: the panel asks for it because of this.
create policy "Staff read what is asked of them" on public.access_settings
  for select to authenticated using (exists (select from public.staff where staff.user_id = (select auth.uid())));
-- Whoever asks it of all has shown one herself: nobody shuts herself out by a switch.
create policy "Administrators decide after a second factor" on public.access_settings
  for update to authenticated
  using ((select private.is_admin()) and (select auth.jwt()) ->> 'aal' = 'aal2')
  with check ((select private.is_admin()) and (select auth.jwt()) ->> 'aal' = 'aal2');
