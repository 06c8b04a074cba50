-- What a page is made of is read anew at every render, on the thread that answers: a text may take 50 ms of it, not
-- seconds (docs/reliability.md). Rows of before stay as they are until somebody saves them.
alter table public.articles
  add constraint articles_content_length check (char_length(content) <= 100000) not valid;
alter table public.landing_pages
  add constraint landing_pages_html_length check (char_length(html_content) <= 50000) not valid,
  add constraint landing_pages_content_length check (octet_length(content::text) <= 200000) not valid;
