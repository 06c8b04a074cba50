-- Translations of a Spanish text that was changed since, with what it said when they were written. Nobody writes here but
-- the trigger below: whoever changes the Spanish, by whatever way, marks what is said in other languages; whoever changes
-- that, or says that it still holds, takes the mark away.
create table public.outdated_translations (
  id uuid primary key default gen_random_uuid(),
  table_name text not null,
  row_id text not null,
  language text not null,
  field text not null,
  former jsonb,
  created_at timestamptz not null default now(),
  unique (table_name, row_id, language, field)
);
alter table public.outdated_translations enable row level security;
revoke all on public.outdated_translations from public, anon, authenticated, service_role;
grant select on public.outdated_translations to authenticated, service_role;
create policy "Staff read which translations are outdated" on public.outdated_translations
  for select to authenticated using ((select private.is_staff()));

-- What a row says, its document's keys beside its columns.
create function private.texts_of(told jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select case jsonb_typeof(told -> 'content') when 'object' then told || (told -> 'content') else told end
$$;

create function private.mark_outdated_translations() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  was jsonb := private.texts_of(to_jsonb(old));
  said jsonb := case when tg_op = 'UPDATE' then private.texts_of(to_jsonb(new)) else '{"translations": {}}' end;
  -- The key of its table, as the trigger names it.
  row_key text := was ->> tg_argv[0];
begin
  -- The first text that it was written for stays.
  insert into public.outdated_translations (table_name, row_id, language, field, former)
  select tg_table_name, row_key, of_language.key, words.key, was -> words.key
  from jsonb_each(said -> 'translations') as of_language, jsonb_each(of_language.value) as words
  where words.value = was #> array['translations', of_language.key, words.key]
    and was -> words.key is distinct from said -> words.key
    and coalesce(was -> words.key, 'null') not in ('null', '""', '[]')
    and coalesce(said -> words.key, 'null') not in ('null', '""', '[]')
  on conflict (table_name, row_id, language, field) do nothing;
  delete from public.outdated_translations as mark
  where mark.table_name = tg_table_name and mark.row_id = row_key and (
    said #> array['translations', mark.language, mark.field]
      is distinct from was #> array['translations', mark.language, mark.field]
    -- Gone, or as it was again.
    or coalesce(said -> mark.field, 'null') in ('null', '""', '[]', mark.former)
  );
  return null;
end
$$;

do $$
declare
  watched regclass;
begin
  for watched in
    select attrelid from pg_catalog.pg_attribute join pg_catalog.pg_class on pg_class.oid = attrelid
    where attname = 'translations' and relnamespace = 'public'::regnamespace and relkind = 'r'
  loop
    execute format(
      'create trigger mark_outdated_translations after update or delete on %s
        for each row execute function private.mark_outdated_translations(%L)',
      watched,
      (select attname from pg_catalog.pg_index join pg_catalog.pg_attribute on attrelid = indrelid and attnum = indkey[0]
        where indrelid = watched and indisprimary)
    );
  end loop;
end
$$;

-- "Sigue valiendo": somebody has read both and leaves the translation as it is.
create function public.confirm_translation(mark uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff may confirm a translation.' using errcode = '42501';
  end if;
  delete from public.outdated_translations where id = mark;
end
$$;

revoke all on function private.texts_of(jsonb), private.mark_outdated_translations(), public.confirm_translation(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.confirm_translation(uuid) to authenticated;
