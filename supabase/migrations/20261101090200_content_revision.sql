-- One number that grows with every change a visitor could see. Every cached page depends on it.
create table public.content_revision (
  id smallint primary key default 1 constraint content_revision_is_one_row check (id = 1),
  revision bigint not null default 1,
  updated_at timestamptz not null default now()
);
insert into public.content_revision default values;

-- Security definer: whoever may change content need not be able to write the number. A row rather than a sequence,
-- because a sequence shows the new number before the change itself can be seen.
create function private.bump_content_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  reached bigint;
begin
  update public.content_revision
    set revision = revision + 1, updated_at = clock_timestamp()
    returning revision into reached;
  perform pg_notify('content_revision', reached::text);
  return null;
end
$$;

revoke all on function private.bump_content_revision() from public;

alter table public.content_revision enable row level security;
revoke all on public.content_revision from public, anon, authenticated, service_role;
grant select on public.content_revision to anon, authenticated, service_role;

create policy "Anyone reads the revision" on public.content_revision
  for select to anon, authenticated using (true);
