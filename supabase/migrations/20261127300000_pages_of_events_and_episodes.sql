-- Every event and every episode has a page of its own (docs/decisions/0430): an address that its title gives, and what people
-- see of it there, in results of search and in shared links.
alter table public.events
  add column slug text,
  add column image_url text constraint events_image_url_harmless check (
    regexp_replace(image_url, '[\u0001-\u0020]', '', 'g') !~* '^(?!(https?|mailto|tel):)[a-z][a-z0-9+.-]*:'
  ),
  add column seo_title text constraint events_seo_title_length check (char_length(seo_title) <= 70),
  add column seo_description text constraint events_seo_description_length check (char_length(seo_description) <= 160);
alter table public.ninecast_episodes
  add column slug text,
  -- Whether whoever watches it can read what is said: the video lies at another company, which we cannot ask.
  add column has_captions boolean not null default false,
  add column seo_title text constraint ninecast_episodes_seo_title_length check (char_length(seo_title) <= 70),
  add column seo_description text
    constraint ninecast_episodes_seo_description_length check (char_length(seo_description) <= 160);

-- What a title gives of an address, as slugify does in the panel; `otherwise` where it has no letter that could stand there.
create function private.slug_of(title text, otherwise text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(
    nullif(btrim(left(btrim(regexp_replace(private.fold_words(title), '[^a-z0-9]+', '-', 'g'), '-'), 50), '-'), ''),
    otherwise
  )
$$;

-- Nobody writes the address: it follows the title, and where it used to be leads on (`remember_slug`). A second row of the
-- same title has the end of its id behind it. Security definer: what is taken does not depend on who asks.
create function private.give_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wanted constant text := private.slug_of(new.title, tg_argv[0]);
  is_taken boolean;
begin
  if tg_op = 'UPDATE' and private.slug_of(old.title, tg_argv[0]) = wanted then
    new.slug := old.slug;
    return new;
  end if;
  -- Two rows of one title that are saved at once see each other.
  perform pg_advisory_xact_lock(hashtext('give_slug'), hashtext(tg_table_name));
  execute format('select exists (select from public.%I where slug = $1 and id <> $2)', tg_table_name)
    into is_taken using wanted, new.id;
  new.slug := case when is_taken then wanted || '-' || right(new.id::text, 8) else wanted end;
  return new;
end
$$;
revoke all on function private.slug_of(text, text), private.give_slug() from public, anon, authenticated, service_role;

do $$
declare
  at record;
begin
  for at in
    select * from (values ('events', 'evento'), ('ninecast_episodes', 'episodio')) as it (name, otherwise)
  loop
    -- Nobody has changed these rows: an event's year goes by when its words were saved.
    execute format('alter table public.%I disable trigger user', at.name);
    execute format(
      'update public.%1$I as row
        set slug = case when place = 1 then wanted else wanted || ''-'' || right(row.id::text, 8) end
        from (
          select id, wanted, row_number() over (partition by wanted order by created_at, id) as place
          from (select id, created_at, private.slug_of(title, %2$L) as wanted from public.%1$I) as named
        ) as numbered
        where numbered.id = row.id',
      at.name, at.otherwise
    );
    execute format('alter table public.%I enable trigger user', at.name);
    execute format('alter table public.%I alter column slug set not null', at.name);
    execute format('create unique index %I on public.%I (slug)', at.name || '_slug', at.name);
    execute format(
      'create trigger give_slug before insert or update of title, slug on public.%I
        for each row execute function private.give_slug(%L)',
      at.name, at.otherwise
    );
    execute format(
      'create trigger remember_slug after insert or delete on public.%I
        for each row execute function private.remember_slug()',
      at.name
    );
    execute format(
      'create trigger remember_slug_of_change after update on public.%I
        for each row when (new.slug is distinct from old.slug) execute function private.remember_slug()',
      at.name
    );
  end loop;
end
$$;

alter table public.former_slugs
  drop constraint former_slugs_table_known,
  add constraint former_slugs_table_known check (
    table_name in ('articles', 'clubs', 'events', 'landing_pages', 'merch_products', 'ninecast_episodes')
  );
alter policy "Where the rows one sees used to be" on public.former_slugs using (
  case table_name
    when 'articles' then exists (select from public.articles where id = row_id::uuid)
    when 'clubs' then exists (select from public.clubs where id = row_id)
    when 'events' then exists (select from public.events where id = row_id::uuid)
    when 'landing_pages' then exists (select from public.landing_pages where id = row_id::uuid)
    when 'ninecast_episodes' then exists (select from public.ninecast_episodes where id = row_id::uuid)
    else exists (select from public.merch_products where id = row_id::uuid)
  end
);
