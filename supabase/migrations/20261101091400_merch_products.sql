-- NINE MERCH.
create table public.merch_products (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique constraint merch_products_slug_shape check (slug ~ '^[a-z0-9-]{1,80}$'),
  name text not null constraint merch_products_name_filled check (name ~ '\S'),
  description text,
  price numeric(10, 2) not null constraint merch_products_price_not_negative check (price >= 0),
  -- An original price of nothing is stored as null (admin spec, section 5), and so is an empty list of colours.
  original_price numeric(10, 2) constraint merch_products_original_price_positive check (original_price > 0),
  colors text[] constraint merch_products_colors_filled check (cardinality(colors) > 0),
  -- The public spec reads the list by its British name.
  colours text[] generated always as (colors) stored,
  stock jsonb not null default '{"S": 0, "M": 0, "L": 0, "XL": 0}',
  -- A product of one size ("talla única") counts its pieces here and leaves `stock` alone; null means sold by sizes.
  one_size_stock integer constraint merch_products_one_size_not_negative check (one_size_stock >= 0),
  purchase_url text,
  video_url text,
  image_url text,
  button_text text default 'Próximamente',
  display_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint merch_products_stock_known_sizes check (
    jsonb_typeof(stock) = 'object' and stock - array['S', 'M', 'L', 'XL'] = '{}'
  ),
  constraint merch_products_stock_whole_numbers check (
    not jsonb_path_exists(stock, 'strict $.* ? (@.type() != "number" || @ < 0 || @ != @.floor())')
  )
);

create trigger complete_reordered_row before insert on public.merch_products
  for each row execute function private.complete_reordered_row('slug', 'name', 'price');
create trigger keep_updated_at before update on public.merch_products
  for each row execute function private.keep_updated_at();
create trigger bump_content_revision after insert or update or delete or truncate on public.merch_products
  for each statement execute function private.bump_content_revision();

alter table public.merch_products enable row level security;
revoke all on public.merch_products from public, anon, authenticated, service_role;
grant select on public.merch_products to anon;
grant select, insert, update, delete on public.merch_products to authenticated;
grant select, insert, update, delete on public.merch_products to service_role;

create policy "Anyone reads the products" on public.merch_products
  for select to anon, authenticated using (true);
create policy "Staff edit the products" on public.merch_products
  for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
