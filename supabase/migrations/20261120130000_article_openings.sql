-- A list shows the first lines of an article, and reading ten thousand whole ones for them is what makes a site slow
-- over the years. Kept by the database, so that no writer can forget it; forms never send it back (428C9).
alter table public.articles add column opening text generated always as (left(content, 1000)) stored;

-- The one that leads the front page: the newest with the mark.
create index articles_featured on public.articles (is_featured, publication_date desc);
