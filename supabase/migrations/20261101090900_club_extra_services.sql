-- Session packs, passes and premium services of a club. They go with their club, which is the only way to them.
create table public.club_extra_services (
  id uuid primary key default gen_random_uuid(),
  club_id text not null references public.clubs (id) on delete cascade,
  type text not null default 'bono' constraint club_extra_services_type_known check (type in ('bono', 'pase', 'servicio')),
  display_order integer not null default 0,
  title text not null,
  subtitle text,
  price numeric(10, 2) not null constraint club_extra_services_price_not_negative check (price >= 0),
  features text[] not null default '{}',
  purchase_url text,
  notes text,
  is_visible boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index club_extra_services_club_id_order on public.club_extra_services (club_id, display_order);

create trigger complete_reordered_row before insert on public.club_extra_services
  for each row execute function private.complete_reordered_row('club_id', 'title', 'price');
create trigger keep_updated_at before update on public.club_extra_services
  for each row execute function private.keep_updated_at();
create trigger bump_content_revision after insert or update or delete or truncate on public.club_extra_services
  for each statement execute function private.bump_content_revision();

alter table public.club_extra_services enable row level security;
revoke all on public.club_extra_services from public, anon, authenticated, service_role;
grant select on public.club_extra_services to anon;
grant select, insert, update, delete on public.club_extra_services to authenticated;
grant select, insert, update, delete on public.club_extra_services to service_role;

create policy "Anyone reads visible extras" on public.club_extra_services
  for select to anon, authenticated using (is_visible);
create policy "Staff edit the extras" on public.club_extra_services
  for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
