-- What the record says of the prices of a row, and nothing else of it.
create function private.recorded_prices(of_table text, of_row uuid)
returns table (id bigint, at timestamptz, kind text, before jsonb, after jsonb)
language sql stable security definer set search_path = '' as $$
  select log.id, log.at, log.kind,
    (select jsonb_object_agg(key, value) from jsonb_each(log.before) where key = any (priced.columns)),
    (select jsonb_object_agg(key, value) from jsonb_each(log.after) where key = any (priced.columns))
  from public.audit_log as log,
    (select array['price', 'old_price', 'original_price', 'offer_starts_at', 'offer_ends_at'] as columns) as priced
  where log.table_name = of_table and log.row_id = of_row::text
    and (log.kind <> 'update' or log.before ?| priced.columns)
  order by log.id desc limit 500
$$;

-- The changes of the prices of rates or products, newest first, as far as whoever asks may see those: what a reduction may be
-- announced against is public (Directive 98/6/EC, article 6a; Ley 7/1996, article 20).
create function public.price_changes(of_table text, of_rows uuid[])
returns table (row_id uuid, at timestamptz, kind text, before jsonb, after jsonb)
language sql stable set search_path = '' as $$
  select shown.id, changes.at, changes.kind, changes.before, changes.after
  from (
    select id from public.precios where of_table = 'precios' and id = any (of_rows[1:200])
    union all
    select id from public.merch_products where of_table = 'merch_products' and id = any (of_rows[1:200])
  ) as shown, private.recorded_prices(of_table, shown.id) as changes
  order by changes.id desc
$$;

revoke all on function private.recorded_prices(text, uuid), public.price_changes(text, uuid[])
  from public, anon, authenticated, service_role;
grant execute on function private.recorded_prices(text, uuid), public.price_changes(text, uuid[])
  to anon, authenticated, service_role;
