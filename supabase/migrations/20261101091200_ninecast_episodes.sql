-- The podcast. The id of the video ends up in addresses of the video host, so it holds nothing but its alphabet.
create table public.ninecast_episodes (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  description text,
  youtube_id text not null constraint ninecast_episodes_youtube_id_shape check (youtube_id ~ '^[A-Za-z0-9_-]{1,64}$'),
  duration text,
  season integer not null default 1 constraint ninecast_episodes_season_not_negative check (season >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index ninecast_episodes_created_at on public.ninecast_episodes (created_at desc);

create trigger keep_updated_at before update on public.ninecast_episodes
  for each row execute function private.keep_updated_at();
create trigger bump_content_revision after insert or update or delete or truncate on public.ninecast_episodes
  for each statement execute function private.bump_content_revision();

alter table public.ninecast_episodes enable row level security;
revoke all on public.ninecast_episodes from public, anon, authenticated, service_role;
grant select on public.ninecast_episodes to anon;
grant select, insert, update, delete on public.ninecast_episodes to authenticated;
grant select, insert, update, delete on public.ninecast_episodes to service_role;

create policy "Anyone reads the episodes" on public.ninecast_episodes
  for select to anon, authenticated using (true);
create policy "Staff edit the episodes" on public.ninecast_episodes
  for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
