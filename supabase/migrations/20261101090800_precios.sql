-- Rates. `club_id` is free text by the spec: a rate of an unknown club stays editable, hence no foreign key.
create table public.precios (
  id uuid primary key default gen_random_uuid(),
  club_id text not null,
  "group" text constraint precios_group_known check ("group" in ('9f', 'space')),
  title text not null,
  subtitle text,
  claim text,
  price numeric(10, 2) not null constraint precios_price_not_negative check (price >= 0),
  price_period text,
  old_price numeric(10, 2) constraint precios_old_price_not_negative check (old_price >= 0),
  included_services text[] not null default '{}',
  not_included_services text[] not null default '{}',
  description text,
  url text,
  starter_pack_details text,
  available_slots integer constraint precios_slots_not_negative check (available_slots >= 0),
  is_sold_out boolean not null default false,
  offer_ends_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index precios_club_id_created_at on public.precios (club_id, created_at);

create trigger keep_updated_at before update on public.precios
  for each row execute function private.keep_updated_at();
create trigger bump_content_revision after insert or update or delete or truncate on public.precios
  for each statement execute function private.bump_content_revision();

alter table public.precios enable row level security;
revoke all on public.precios from public, anon, authenticated, service_role;
grant select on public.precios to anon;
grant select, insert, update, delete on public.precios to authenticated;
grant select, insert, update, delete on public.precios to service_role;

create policy "Anyone reads the rates" on public.precios
  for select to anon, authenticated using (true);
create policy "Staff edit the rates" on public.precios
  for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
