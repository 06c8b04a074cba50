-- 9FToday. What is scheduled stays with the staff until its moment (architecture, table 5, no. 18).
create table public.articles (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique constraint articles_slug_shape check (slug ~ '^[a-z0-9-]{1,80}$'),
  title text not null constraint articles_title_filled check (title ~ '\S'),
  author text not null constraint articles_author_filled check (author ~ '\S'),
  content text not null constraint articles_content_filled check (content ~ '\S'),
  image_url text,
  publication_date timestamptz not null default now(),
  is_featured boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index articles_publication_date on public.articles (publication_date desc);

create trigger keep_updated_at before update on public.articles
  for each row execute function private.keep_updated_at();
create trigger bump_content_revision after insert or update or delete or truncate on public.articles
  for each statement execute function private.bump_content_revision();

alter table public.articles enable row level security;
revoke all on public.articles from public, anon, authenticated, service_role;
grant select on public.articles to anon;
grant select, insert, update, delete on public.articles to authenticated;
grant select, insert, update, delete on public.articles to service_role;

create policy "Anyone reads published articles" on public.articles
  for select to anon, authenticated using (publication_date <= now());
create policy "Staff edit the articles" on public.articles
  for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
