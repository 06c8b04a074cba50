-- Events, in the order in which they were entered; the date is free text such as '25 DIC'.
create table public.events (
  id uuid primary key default gen_random_uuid(),
  event_date text not null,
  title text not null,
  description text,
  time text,
  location text,
  url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index events_created_at on public.events (created_at);

create trigger keep_updated_at before update on public.events
  for each row execute function private.keep_updated_at();
create trigger bump_content_revision after insert or update or delete or truncate on public.events
  for each statement execute function private.bump_content_revision();

alter table public.events enable row level security;
revoke all on public.events from public, anon, authenticated, service_role;
grant select on public.events to anon;
grant select, insert, update, delete on public.events to authenticated;
grant select, insert, update, delete on public.events to service_role;

create policy "Anyone reads the events" on public.events
  for select to anon, authenticated using (true);
create policy "Staff edit the events" on public.events
  for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
