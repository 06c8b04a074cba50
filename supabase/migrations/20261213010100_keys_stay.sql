-- Comments, history, plans and former addresses name a row by its key: at the doors nobody changes it.
create function private.keep_key() returns trigger
language plpgsql set search_path = '' as $$
begin
  if current_setting('role', true) in ('anon', 'authenticated', 'service_role') then
    raise exception 'El identificador de una ficha no se cambia.' using errcode = '42501';
  end if;
  return new;
end
$$;
revoke all on function private.keep_key() from public, anon, authenticated, service_role;

create function private.keep_key_of(watched regclass, key text[]) returns void
language plpgsql set search_path = '' as $$
begin
  if cardinality(key) > 1 or (select relnamespace from pg_catalog.pg_class where oid = watched) <> 'public'::regnamespace then
    return;
  end if;
  execute format('create or replace trigger keep_key before update on %1$s for each row
    when (old.%2$I is distinct from new.%2$I) execute function private.keep_key()', watched, key[1]);
end
$$;
revoke all on function private.keep_key_of(regclass, text[]) from public, anon, authenticated, service_role;

select private.keep_key_of(format('public.%I', table_name)::regclass, key_columns)
from private.audited_tables where to_regclass(format('public.%I', table_name)) is not null;

-- Tables that come later with their history.
do $$
declare
  definition text := pg_get_functiondef('private.record_changes(regclass, text[])'::regprocedure);
  place constant text := 'perform private.write_audit_of_updates(told);';
begin
  if position(place in definition) = 0 then raise exception 'record_changes is another by now'; end if;
  execute replace(definition, place, place || '
  perform private.keep_key_of(watched, key_columns) from private.audited_tables where table_name = told;');
end
$$;
