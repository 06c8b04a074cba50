-- Landing pages under /p/{slug}; only published ones leave the panel.
create table public.landing_pages (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique constraint landing_pages_slug_shape check (slug ~ '^[a-z0-9-]{1,80}$'),
  title text not null default '',
  is_published boolean not null default false,
  content jsonb not null default '{}' constraint landing_pages_content_is_object check (jsonb_typeof(content) = 'object'),
  html_content text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger keep_updated_at before update on public.landing_pages
  for each row execute function private.keep_updated_at();
create trigger bump_content_revision after insert or update or delete or truncate on public.landing_pages
  for each statement execute function private.bump_content_revision();

alter table public.landing_pages enable row level security;
revoke all on public.landing_pages from public, anon, authenticated, service_role;
grant select on public.landing_pages to anon;
grant select, insert, update, delete on public.landing_pages to authenticated;
grant select, insert, update, delete on public.landing_pages to service_role;

create policy "Anyone reads published landing pages" on public.landing_pages
  for select to anon, authenticated using (is_published);
create policy "Staff edit the landing pages" on public.landing_pages
  for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
