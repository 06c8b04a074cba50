-- Where pages used to be: addresses that changed lead on to where their row is now. Written by the triggers below alone; an
-- address that a row has now is no former one, so nothing here can lead in a circle.
create table public.former_slugs (
  table_name text not null
    constraint former_slugs_table_known check (table_name in ('articles', 'clubs', 'landing_pages', 'merch_products')),
  slug text not null constraint former_slugs_slug_length check (slug <> '' and char_length(slug) <= 200),
  row_id text not null,
  created_at timestamptz not null default now(),
  primary key (table_name, slug)
);
create index former_slugs_row on public.former_slugs (table_name, row_id);

alter table public.former_slugs enable row level security;
revoke all on public.former_slugs from public, anon, authenticated, service_role;
grant select on public.former_slugs to anon, authenticated, service_role;

-- Whoever may see the row may know where it used to be: policies of its own table decide.
create policy "Where the rows one sees used to be" on public.former_slugs
  for select to anon, authenticated using (
    case table_name
      when 'articles' then exists (select from public.articles where id = row_id::uuid)
      when 'clubs' then exists (select from public.clubs where id = row_id)
      when 'landing_pages' then exists (select from public.landing_pages where id = row_id::uuid)
      else exists (select from public.merch_products where id = row_id::uuid)
    end
  );

-- `was` and `is_now` are null for a row that is new or gone.
create function private.note_slug(told_table text, told_row text, was text, is_now text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  -- Whoever takes an address has it.
  delete from public.former_slugs where table_name = told_table and slug = is_now;
  if is_now is null then
    delete from public.former_slugs where table_name = told_table and row_id = told_row;
  elsif was <> is_now then
    insert into public.former_slugs (table_name, slug, row_id) values (told_table, was, told_row)
    on conflict (table_name, slug) do update set row_id = excluded.row_id, created_at = excluded.created_at;
  end if;
end
$$;

-- Security definer, as the number of the revision: whoever may change a row need not be able to write this.
create function private.remember_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_slug(
    tg_table_name,
    case when tg_op = 'DELETE' then old.id else new.id end::text,
    case when tg_op <> 'INSERT' then old.slug end,
    case when tg_op <> 'DELETE' then new.slug end
  );
  return null;
end
$$;

-- What stands after /club/ where staff chose it, in small letters; null where a link leads elsewhere (find-club).
create function private.club_segment(link text) returns text
language sql immutable set search_path = '' as $$
  select word
  from (select lower(regexp_replace(btrim(link), '^/?club/|/$', '', 'gi')) as word) as it
  where word <> '' and word !~ '[/?#:\\]' and char_length(word) <= 200
$$;

-- A club is at its id too, which never changes: only its chosen address can be lost.
create function private.remember_club_segment() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    perform private.note_slug('clubs', old.id, null, null);
  else
    perform private.note_slug('clubs', new.id, null, new.id);
    perform private.note_slug(
      'clubs', new.id,
      case when tg_op = 'UPDATE' then nullif(private.club_segment(old.link), new.id) end,
      coalesce(private.club_segment(new.link), new.id)
    );
  end if;
  return null;
end
$$;

revoke all on function private.note_slug(text, text, text, text), private.remember_slug(), private.club_segment(text),
  private.remember_club_segment() from public, anon, authenticated, service_role;

create trigger remember_slug after insert or delete on public.articles
  for each row execute function private.remember_slug();
create trigger remember_slug_of_change after update on public.articles
  for each row when (new.slug is distinct from old.slug) execute function private.remember_slug();
create trigger remember_slug after insert or delete on public.landing_pages
  for each row execute function private.remember_slug();
create trigger remember_slug_of_change after update on public.landing_pages
  for each row when (new.slug is distinct from old.slug) execute function private.remember_slug();
create trigger remember_slug after insert or delete on public.merch_products
  for each row execute function private.remember_slug();
create trigger remember_slug_of_change after update on public.merch_products
  for each row when (new.slug is distinct from old.slug) execute function private.remember_slug();
create trigger remember_segment after insert or delete on public.clubs
  for each row execute function private.remember_club_segment();
create trigger remember_segment_of_change after update on public.clubs
  for each row when (new.link is distinct from old.link) execute function private.remember_club_segment();
