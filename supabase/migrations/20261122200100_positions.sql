-- The open positions of /careers, in the order that staff give them. One that is filled is hidden, not deleted: its
-- applications keep naming it.
create table public.positions (
  id uuid primary key default gen_random_uuid(),
  title text not null constraint positions_title_filled check (title ~ '\S'),
  club_id text references public.clubs (id) on update cascade on delete set null,
  hours text,
  starts text,
  is_open boolean not null default true,
  display_order integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index positions_club_id on public.positions (club_id);

create trigger keep_updated_at before update on public.positions
  for each row execute function private.keep_updated_at();
create trigger complete_reordered_row before insert on public.positions
  for each row execute function private.complete_reordered_row('title');
create trigger place_at_end before insert or update on public.positions
  for each row when (new.display_order is null) execute function private.place_at_end();
create trigger bump_content_revision after insert or update or delete or truncate on public.positions
  for each statement execute function private.bump_content_revision();

alter table public.positions enable row level security;
revoke all on public.positions from public, anon, authenticated, service_role;
grant select on public.positions to anon;
grant select, insert, update, delete on public.positions to authenticated;
grant select, insert, update, delete on public.positions to service_role;

create policy "Anyone reads the open positions" on public.positions
  for select to anon, authenticated using (is_open);
create policy "Staff edit the positions" on public.positions
  for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
