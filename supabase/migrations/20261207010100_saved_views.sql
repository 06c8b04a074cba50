-- How somebody looks at a list of the panel (search, order, kind, columns: what its address says), by a name of her own.
create table public.saved_views (
  id uuid primary key default gen_random_uuid(),
  owner uuid not null default auth.uid() references public.staff (user_id) on delete cascade,
  -- The list's address in the panel.
  list text not null constraint saved_views_list_shape check (list ~ '^/admin/[a-z0-9/_-]*$' and length(list) <= 200),
  name text not null constraint saved_views_name_length check (length(btrim(name)) between 1 and 60),
  query text not null constraint saved_views_query_shape check (query ~ '^(\?.*)?$' and length(query) <= 1000),
  created_at timestamptz not null default now()
);
-- One name is one view, however it is written.
create unique index saved_views_name_taken on public.saved_views (owner, list, lower(btrim(name)));
alter table public.saved_views enable row level security;
revoke all on public.saved_views from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.saved_views to authenticated;
grant select on public.saved_views to service_role;
create policy "Staff keep views of their own" on public.saved_views
  for all to authenticated
  using (owner = (select auth.uid())) with check (owner = (select auth.uid()));
