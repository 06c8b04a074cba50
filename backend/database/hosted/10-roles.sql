-- What a hosted Supabase project brings before the first migration: roles, schemas, the functions that say
-- who is asking, and default rights. Runs at every start on a database of our own; never on a hosted project.

-- Roles belong to the whole cluster and two databases may be prepared at once, hence "create, or be content".
do $$
declare
  wanted record;
begin
  for wanted in
    select * from (values
      ('anon', 'nologin noinherit'),
      ('authenticated', 'nologin noinherit'),
      ('service_role', 'nologin noinherit bypassrls'),
      ('authenticator', 'login noinherit')
    ) as roles (name, attributes)
  loop
    if to_regrole(wanted.name) is null then
      begin
        execute format('create role %I %s', wanted.name, wanted.attributes);
      exception when duplicate_object or unique_violation then
        null;
      end;
    end if;
  end loop;
end
$$;

-- From PostgreSQL 16 on, whoever creates a role may administer it but not become it without being told so.
do $$
declare
  member text;
  granted text;
begin
  foreach member in array array['authenticator', current_user] loop
    foreach granted in array array['anon', 'authenticated', 'service_role'] loop
      if not pg_has_role(member, granted, 'set') then
        execute format('grant %I to %I', granted, member);
      end if;
    end loop;
  end loop;
end
$$;

create schema if not exists auth;
create schema if not exists storage;
create schema if not exists extensions;

grant usage on schema public, auth, storage, extensions to anon, authenticated, service_role;

-- Older hosted projects hand out everything on new tables and leave the refusing to row policies. The migrations
-- must hold on those too, so our own databases behave like the generous kind.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;

create or replace function auth.jwt() returns jsonb
language sql stable set search_path = ''
return coalesce(nullif(pg_catalog.current_setting('request.jwt.claims', true), ''), '{}')::jsonb;

create or replace function auth.uid() returns uuid
language sql stable set search_path = ''
return nullif(nullif(pg_catalog.current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub', '')::uuid;

create or replace function auth.role() returns text
language sql stable set search_path = ''
return nullif(pg_catalog.current_setting('request.jwt.claims', true), '')::jsonb ->> 'role';

grant execute on function auth.jwt(), auth.uid(), auth.role() to anon, authenticated, service_role;
