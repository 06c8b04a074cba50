-- The main menu.
create table public.header_links (
  id uuid primary key default gen_random_uuid(),
  text text not null constraint header_links_text_filled check (text ~ '\S'),
  path text not null constraint header_links_path_filled check (path ~ '\S'),
  display_order integer not null default 0,
  is_visible boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger complete_reordered_row before insert on public.header_links
  for each row execute function private.complete_reordered_row('text', 'path');
create trigger keep_updated_at before update on public.header_links
  for each row execute function private.keep_updated_at();
create trigger bump_content_revision after insert or update or delete or truncate on public.header_links
  for each statement execute function private.bump_content_revision();

alter table public.header_links enable row level security;
revoke all on public.header_links from public, anon, authenticated, service_role;
grant select on public.header_links to anon;
grant select, insert, update, delete on public.header_links to authenticated;
grant select, insert, update, delete on public.header_links to service_role;

create policy "Anyone reads visible links" on public.header_links
  for select to anon, authenticated using (is_visible);
create policy "Staff edit the menu" on public.header_links
  for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
