-- A statement that changed no row changes no content, whoever sent it: it made every page anew. Which rows a statement
-- changed is known to a trigger of one event only, so each table has one per event.
create function private.raise_revision(changed_table text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  reached bigint;
begin
  if coalesce(current_setting('role', true), '') in ('anon', 'authenticated') and not private.is_staff() then return; end if;
  update public.content_revision
    set revision = revision + 1, updated_at = clock_timestamp(),
      tables = tables || jsonb_build_object(changed_table, revision + 1)
    returning revision into reached;
  perform pg_notify('content_revision', reached::text);
end
$$;

-- For truncate, and for storage.objects, whose triggers are not ours to replace.
create or replace function private.bump_content_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.raise_revision(tg_table_name);
  return null;
end
$$;

create function private.bump_for_rows() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from changed) then perform private.raise_revision(tg_table_name); end if;
  return null;
end
$$;

-- What a new table with content calls once.
create function private.watch_content(watched regclass) returns void
language plpgsql set search_path = '' as $$
begin
  execute format('drop trigger if exists bump_content_revision on %s', watched);
  execute format('create trigger bump_content_revision after truncate on %s
    for each statement execute function private.bump_content_revision()', watched);
  execute format('create trigger bump_for_inserted after insert on %s referencing new table as changed
    for each statement execute function private.bump_for_rows()', watched);
  execute format('create trigger bump_for_updated after update on %s referencing new table as changed
    for each statement execute function private.bump_for_rows()', watched);
  execute format('create trigger bump_for_deleted after delete on %s referencing old table as changed
    for each statement execute function private.bump_for_rows()', watched);
end
$$;

select private.watch_content(tgrelid::regclass) from pg_trigger join pg_class on pg_class.oid = tgrelid
where tgname = 'bump_content_revision' and relnamespace = 'public'::regnamespace;

revoke all on function private.raise_revision(text), private.bump_for_rows(), private.watch_content(regclass) from public;
