-- What a table took and no page could show: "not a number", which PostgreSQL counts above every number, left its row out
-- of the site; and a club's link of some thousand letters makes the address of its own look-up too long.
-- Not valid: a row that has one already stays as it is until somebody saves it.
alter table public.precios
  drop constraint precios_price_not_negative,
  add constraint precios_price_not_negative check (price >= 0 and price <> 'NaN') not valid,
  drop constraint precios_old_price_not_negative,
  add constraint precios_old_price_not_negative check (old_price >= 0 and old_price <> 'NaN') not valid;
alter table public.club_extra_services
  drop constraint club_extra_services_price_not_negative,
  add constraint club_extra_services_price_not_negative check (price >= 0 and price <> 'NaN') not valid;
alter table public.merch_products
  drop constraint merch_products_price_not_negative,
  add constraint merch_products_price_not_negative check (price >= 0 and price <> 'NaN') not valid,
  drop constraint merch_products_original_price_positive,
  add constraint merch_products_original_price_positive check (original_price > 0 and original_price <> 'NaN') not valid;
alter table public.clubs
  add constraint clubs_link_length check (char_length(link) <= 300) not valid;
