-- Functions that serve policies and triggers live outside `public`, which is all that /rest/v1 shows.
create schema if not exists private;
revoke all on schema private from public, anon, authenticated, service_role;
grant usage on schema private to authenticated, service_role;

-- Whoever saves a form names the moment it was read, so two saves may never carry the same one.
create function private.keep_updated_at() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  return new;
end
$$;

revoke all on function private.keep_updated_at() from public;
