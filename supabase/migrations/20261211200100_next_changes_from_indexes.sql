-- Each page that a save has outdated waits for `next_changes`. The moments of offers were looked for among all rates (404
-- buffers of 3,000), and the columns in the view of the standard, which asks for rights as well (1,298, now 131).
create index precios_offer_starts_at on public.precios (offer_starts_at) where offer_starts_at is not null;
create index precios_offer_ends_at on public.precios (offer_ends_at) where offer_ends_at is not null;

create or replace function private.moments_of_tables() returns table (of_table text, moments text[])
language sql stable set search_path = '' as $$
  select tables.relname::text, array_agg(columns.attname::text)
  from pg_catalog.pg_class as tables join pg_catalog.pg_attribute as columns on columns.attrelid = tables.oid
  where tables.relnamespace = 'public'::regnamespace and tables.relkind = 'r' and (
    columns.attname in ('publish_at', 'withdraw_at')
    or (tables.relname, columns.attname) in (
      ('articles', 'publication_date'), ('precios', 'offer_starts_at'), ('precios', 'offer_ends_at')))
  group by 1
$$;
