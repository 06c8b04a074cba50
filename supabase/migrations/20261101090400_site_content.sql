-- Texts and addresses of the header and the hero, one row per key.
create table public.site_content (
  content_key text primary key constraint site_content_key_shape check (content_key ~ '^[a-z0-9_]{1,60}$'),
  content_value text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The public spec reads three keys of the hero by one name and the panel writes them by another. Each pair is kept
-- equal, whichever name is written; equal values end the recursion (architecture, table 5, no. 1).
create function private.keep_hero_pair_equal() returns trigger
language plpgsql set search_path = '' as $$
declare
  twins constant jsonb := '{
    "hero_background_image": "hero_image_url", "hero_image_url": "hero_background_image",
    "hero_title_1": "hero_main_title", "hero_main_title": "hero_title_1",
    "hero_title_2": "hero_subtitle", "hero_subtitle": "hero_title_2"
  }';
  twin text;
begin
  if tg_op = 'DELETE' then
    delete from public.site_content where content_key = twins ->> old.content_key;
    return null;
  end if;
  twin := twins ->> new.content_key;
  if twin is not null then
    insert into public.site_content as stored (content_key, content_value)
      values (twin, new.content_value)
      on conflict (content_key) do update set content_value = excluded.content_value
      where stored.content_value is distinct from excluded.content_value;
  end if;
  return null;
end
$$;

revoke all on function private.keep_hero_pair_equal() from public;

create trigger keep_hero_pair_equal after insert or update or delete on public.site_content
  for each row execute function private.keep_hero_pair_equal();
create trigger keep_updated_at before update on public.site_content
  for each row execute function private.keep_updated_at();
create trigger bump_content_revision after insert or update or delete or truncate on public.site_content
  for each statement execute function private.bump_content_revision();

alter table public.site_content enable row level security;
revoke all on public.site_content from public, anon, authenticated, service_role;
grant select on public.site_content to anon;
grant select, insert, update, delete on public.site_content to authenticated;
grant select, insert, update, delete on public.site_content to service_role;

create policy "Anyone reads the site's texts" on public.site_content
  for select to anon, authenticated using (true);
create policy "Staff edit the site's texts" on public.site_content
  for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
