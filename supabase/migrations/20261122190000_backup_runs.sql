-- When the site was backed up, and what came of it: what the panel shows, and how several machines on one database agree
-- who does it tonight. Written by whoever owns the database; on a hosted project it stays empty.
create table public.backup_runs (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint backup_runs_kind check (kind in ('nightly', 'manual')),
  file text not null,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  bytes bigint constraint backup_runs_bytes check (bytes >= 0),
  -- Null with `finished_at`: it was made and found good.
  failure text,
  updated_at timestamptz not null default now()
);
create trigger keep_updated_at before update on public.backup_runs
  for each row execute function private.keep_updated_at();
create index backup_runs_by_start on public.backup_runs (started_at desc);

alter table public.backup_runs enable row level security;
revoke all on public.backup_runs from public, anon, authenticated, service_role;
grant select on public.backup_runs to authenticated, service_role;

create policy "Staff see when the site was backed up" on public.backup_runs
  for select to authenticated using ((select private.is_staff()));
