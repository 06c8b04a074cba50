-- How the fixed pages of the site are called in results of search and in shared links, by a key that stays when an address
-- changes. A row for each page that the code knows (`app/domain/pages/fixed-pages.ts`): staff write in them, and neither
-- add nor remove any.
create table public.page_words (
  id uuid primary key default gen_random_uuid(),
  page text not null constraint page_words_page_once unique
    constraint page_words_page_shape check (page ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  seo_title text constraint page_words_seo_title_length check (char_length(seo_title) <= 70),
  seo_description text constraint page_words_seo_description_length check (char_length(seo_description) <= 160),
  translations jsonb not null default '{}'
    constraint page_words_translations_are_texts check (private.are_translations(translations)),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

insert into public.page_words (page) values
  ('home'), ('clubs'), ('timetable'), ('visit'), ('club-visit'), ('events'), ('ninecast'), ('9ftoday'), ('merch'),
  ('contact'), ('careers'), ('partners'), ('car-offer'), ('manifiesto'), ('privacy'), ('terms'), ('cookies'),
  ('legal-notice'), ('accessibility');

create trigger keep_updated_at before update on public.page_words
  for each row execute function private.keep_updated_at();
create trigger bump_content_revision after insert or update or delete or truncate on public.page_words
  for each statement execute function private.bump_content_revision();

alter table public.page_words enable row level security;
revoke all on public.page_words from public, anon, authenticated, service_role;
grant select on public.page_words to anon, authenticated;
grant update (seo_title, seo_description, translations) on public.page_words to authenticated;
grant select, insert, update, delete on public.page_words to service_role;

create policy "Anyone reads the words of pages" on public.page_words
  for select to anon, authenticated using (true);
create policy "Staff write the words of pages" on public.page_words
  for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
