-- Companies shown on /partners.
create table public.partners (
  id uuid primary key default gen_random_uuid(),
  name text not null constraint partners_name_filled check (name ~ '\S'),
  logo_url text,
  link_url text,
  is_external boolean not null default true,
  display_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger complete_reordered_row before insert on public.partners
  for each row execute function private.complete_reordered_row('name', 'logo_url', 'link_url');
create trigger keep_updated_at before update on public.partners
  for each row execute function private.keep_updated_at();
create trigger bump_content_revision after insert or update or delete or truncate on public.partners
  for each statement execute function private.bump_content_revision();

alter table public.partners enable row level security;
revoke all on public.partners from public, anon, authenticated, service_role;
grant select on public.partners to anon;
grant select, insert, update, delete on public.partners to authenticated;
grant select, insert, update, delete on public.partners to service_role;

create policy "Anyone reads the partners" on public.partners
  for select to anon, authenticated using (true);
create policy "Staff edit the partners" on public.partners
  for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
