-- Who may edit. A session alone is not enough: policies ask for a row here (architecture, table 5, no. 17).
create table public.staff (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger keep_updated_at before update on public.staff
  for each row execute function private.keep_updated_at();

-- Security definer, because a policy on `staff` that reads `staff` under its own policies recurses (42P17).
-- Call it as (select private.is_staff()): evaluated once per statement instead of once per row.
create function private.is_staff() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.staff where staff.user_id = (select auth.uid()))
$$;

revoke all on function private.is_staff() from public;
grant execute on function private.is_staff() to authenticated;

alter table public.staff enable row level security;
revoke all on public.staff from public, anon, authenticated, service_role;
grant select on public.staff to authenticated;
grant select, insert, update, delete on public.staff to service_role;

-- Enough for the panel to ask "am I one of you?"; nobody learns who the others are.
create policy "A person sees their own place in the staff" on public.staff
  for select to authenticated using (user_id = (select auth.uid()));
