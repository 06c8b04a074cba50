import type { Sql } from "postgres";

/** How much there is on a site after years. */
export interface Size {
  articles: number;
  clubs: number;
  products: number;
  rates: number;
  events: number;
  episodes: number;
}

/** Fills a demo site up to a size with rows like its own: the same texts, pictures and lists, other names and dates. */
export async function grow(sql: Sql, size: Size): Promise<void> {
  await sql`
    insert into clubs (
      id, name, subtitle, status, image, alt, tag, address, link, is_internal, is_under_construction, display_order,
      included_services, additional_services, hours_weekdays, hours_saturday, hours_sunday, brand_line, description, hero_image
    )
    select 'barrio-' || n, 'BARRIO ' || n, subtitle, status, image, alt, tag, address, '/club/barrio-' || n, true,
      is_under_construction, n, included_services, additional_services, hours_weekdays, hours_saturday, hours_sunday,
      brand_line, description, hero_image
    from generate_series((select count(*) from clubs) + 1, ${size.clubs}) as n
      join clubs as model on model.display_order = 1 + n % 6`;
  await sql`
    insert into precios (
      club_id, "group", title, subtitle, claim, price, price_period, old_price, included_services, not_included_services,
      description, url, starter_pack_details, available_slots, created_at
    )
    select (array(select id from clubs order by display_order))[1 + n % ${size.clubs}::int], null, model.title || ' ' || n,
      subtitle, claim, price, price_period, old_price, included_services, not_included_services, description, url,
      starter_pack_details, available_slots, now() - n * interval '1 minute'
    from generate_series((select count(*)::int from precios) + 1, ${size.rates}) as n
      join (select row_number() over (order by created_at) as place, * from precios where "group" is null) as model
        on model.place = 1 + n % 4`;
  await sql`
    insert into articles (slug, title, author, content, image_url, publication_date)
    select 'archivo-' || n, model.title || ', parte ' || n, author, content, image_url, now() - n * interval '8 hours'
    from generate_series((select count(*) from articles) + 1, ${size.articles}) as n
      join (select row_number() over (order by publication_date) as place, * from articles) as model
        on model.place = 1 + n % 6`;
  await sql`
    insert into merch_products (slug, name, description, price, original_price, colors, stock, purchase_url, image_url, display_order)
    select 'modelo-' || n, model.name || ' ' || n, description, price, original_price, colors, stock, purchase_url, image_url, n
    from generate_series((select count(*) from merch_products) + 1, ${size.products}) as n
      join (select row_number() over (order by display_order) as place, * from merch_products) as model
        on model.place = 1 + n % 6`;
  await sql`
    insert into events (event_date, title, description, time, location, created_at)
    select event_date, model.title || ' ' || n, description, time, location, now() + n * interval '1 second'
    from generate_series((select count(*) from events) + 1, ${size.events}) as n
      join (select row_number() over (order by created_at) as place, * from events) as model on model.place = 1 + n % 3`;
  await sql`
    insert into ninecast_episodes (title, description, youtube_id, duration, season, created_at)
    select model.title || ' ' || n, description, youtube_id, duration, 1, now() - interval '1 year' - n * interval '1 day'
    from generate_series((select count(*) from ninecast_episodes) + 1, ${size.episodes}) as n
      join (select row_number() over (order by created_at) as place, * from ninecast_episodes) as model
        on model.place = 1 + n % 3`;
  // What autovacuum does within a minute of such a growth.
  await sql`vacuum analyze`;
}
