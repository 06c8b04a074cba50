-- Until an offer starts, its earlier price is the one that counts, as after its end.
alter table public.precios
  add column offer_starts_at timestamptz,
  add constraint precios_offer_starts_before_it_ends check (offer_starts_at < offer_ends_at);
