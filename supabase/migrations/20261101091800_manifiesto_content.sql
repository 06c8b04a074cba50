-- The one document behind /manifiesto. Staff may create it on an empty site, and nobody deletes it.
create table public.manifiesto_content (
  id integer primary key default 1 constraint manifiesto_content_is_one_row check (id = 1),
  content jsonb not null constraint manifiesto_content_is_object check (jsonb_typeof(content) = 'object'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger keep_updated_at before update on public.manifiesto_content
  for each row execute function private.keep_updated_at();
create trigger bump_content_revision after insert or update or delete or truncate on public.manifiesto_content
  for each statement execute function private.bump_content_revision();

alter table public.manifiesto_content enable row level security;
revoke all on public.manifiesto_content from public, anon, authenticated, service_role;
grant select on public.manifiesto_content to anon;
grant select, insert, update on public.manifiesto_content to authenticated;
grant select, insert, update, delete on public.manifiesto_content to service_role;

create policy "Anyone reads the Manifiesto" on public.manifiesto_content
  for select to anon, authenticated using (true);
create policy "Staff edit the Manifiesto" on public.manifiesto_content
  for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
