-- Which revision each table was last changed with: a CDN that keeps pages is told which of them to forget (decision 0321).
-- In the one row that there is, so that a change still writes no other.
alter table public.content_revision add column tables jsonb not null default '{}';

create or replace function private.bump_content_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  reached bigint;
begin
  if coalesce(current_setting('role', true), '') in ('anon', 'authenticated') and not private.is_staff() then
    return null;
  end if;
  update public.content_revision
    set revision = revision + 1, updated_at = clock_timestamp(),
      tables = tables || jsonb_build_object(tg_table_name, revision + 1)
    returning revision into reached;
  perform pg_notify('content_revision', reached::text);
  return null;
end
$$;
