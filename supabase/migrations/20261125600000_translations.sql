-- What people read of a row may be written in further languages: {"en": {"title": "…", "features": ["…", "…"]}}, by the
-- name of the column or, of a document, of its field. What is not there is read in Spanish. It is a part of its row: the
-- same rights, the same version, one save (docs/decisions/0325).
create function private.are_translations(it jsonb) returns boolean
language plpgsql immutable parallel safe set search_path = '' as $$
declare
  code text;
  texts jsonb;
  name text;
  words jsonb;
begin
  if jsonb_typeof(it) <> 'object' or octet_length(it::text) > 500000 then return false; end if;
  for code, texts in select * from jsonb_each(it) loop
    if code !~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$' or jsonb_typeof(texts) <> 'object' then return false; end if;
    for name, words in select * from jsonb_each(texts) loop
      if name !~ '^[A-Za-z0-9_]{1,60}$' then return false; end if;
      if jsonb_typeof(words) = 'string' then
        -- What says nothing would hide the Spanish.
        if words #>> '{}' !~ '\S' or char_length(words #>> '{}') > 100000 then return false; end if;
      elsif jsonb_typeof(words) <> 'array' or jsonb_array_length(words) = 0
        or exists (select from jsonb_array_elements(words) as entry where jsonb_typeof(entry) <> 'string') then
        return false;
      end if;
    end loop;
  end loop;
  return true;
end
$$;

-- What lists need of the translations of a row with a long text: of that text its beginning, under another name, or
-- nothing.
create function private.without_long_text(it jsonb, long_text text, beginning text) returns jsonb
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(
    jsonb_object_agg(
      code,
      texts - long_text || case
        when beginning <> '' and texts ? long_text then jsonb_build_object(beginning, left(texts ->> long_text, 1000))
        else '{}'
      end
    ),
    '{}'
  )
  from jsonb_each(case when jsonb_typeof(it) = 'object' then it else '{}' end) as of_language (code, texts)
  where jsonb_typeof(texts) = 'object'
$$;

revoke all on function private.are_translations(jsonb), private.without_long_text(jsonb, text, text) from public;
-- Whoever writes a row has it checked.
grant execute on function private.are_translations(jsonb), private.without_long_text(jsonb, text, text)
  to authenticated, service_role;

do $$
declare
  translated constant text[] := array[
    'activities', 'articles', 'club_days', 'club_extra_services', 'clubs', 'company', 'events', 'header_links',
    'landing_pages', 'manifiesto_content', 'merch_products', 'ninecast_episodes', 'positions', 'precios',
    'site_content', 'testimonials'
  ];
  at text;
begin
  foreach at in array translated loop
    execute format(
      'alter table public.%1$I add column translations jsonb not null default ''{}''
        constraint %2$I check (private.are_translations(translations))',
      at, at || '_translations_are_texts'
    );
  end loop;
end
$$;

alter table public.articles add column listed_translations jsonb not null
  generated always as (private.without_long_text(translations, 'content', 'opening')) stored;
alter table public.ninecast_episodes add column listed_translations jsonb not null
  generated always as (private.without_long_text(translations, 'transcript', '')) stored;

-- The two names of a text of the hero say the same in every language.
create or replace function private.keep_hero_pair_equal() returns trigger
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
    insert into public.site_content as stored (content_key, content_value, translations)
      values (twin, new.content_value, new.translations)
      on conflict (content_key) do update
      set content_value = excluded.content_value, translations = excluded.translations
      where (stored.content_value, stored.translations)
        is distinct from (excluded.content_value, excluded.translations);
  end if;
  return null;
end
$$;
