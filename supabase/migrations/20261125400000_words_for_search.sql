-- How a page is called where it is found: staff may say it, else it is made out of the row.
alter table public.articles
  add column seo_title text constraint articles_seo_title_length check (char_length(seo_title) <= 70),
  add column seo_description text constraint articles_seo_description_length check (char_length(seo_description) <= 160);
alter table public.clubs
  add column seo_title text constraint clubs_seo_title_length check (char_length(seo_title) <= 70),
  add column seo_description text constraint clubs_seo_description_length check (char_length(seo_description) <= 160);
alter table public.merch_products
  add column seo_title text constraint merch_products_seo_title_length check (char_length(seo_title) <= 70),
  add column seo_description text constraint merch_products_seo_description_length check (char_length(seo_description) <= 160);
alter table public.landing_pages
  add column seo_title text constraint landing_pages_seo_title_length check (char_length(seo_title) <= 70),
  add column seo_description text constraint landing_pages_seo_description_length check (char_length(seo_description) <= 160);
