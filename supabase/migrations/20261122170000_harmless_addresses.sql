-- No address that a page links to or loads may run something: only the web's, mail, telephone and our own are stored.
-- Pages leave others out (they always did), so what is cleared here was seen by nobody; without it a row that holds one
-- could not be put in order any more. Browsers drop blanks and control characters before they read the scheme.
do $$
declare
  scheme constant text := $re$regexp_replace(%2$I, '[\u0001-\u0020]', '', 'g')$re$;
  rule constant text := scheme || $re$ !~* '^(?!(https?|mailto|tel):)[a-z][a-z0-9+.-]*:'$re$;
  place record;
begin
  for place in
    select * from (values
      ('articles', 'image_url'),
      ('club_extra_services', 'purchase_url'),
      ('clubs', 'hero_image'), ('clubs', 'image'), ('clubs', 'link'), ('clubs', 'timetable_url'),
      ('events', 'url'),
      ('header_links', 'path'),
      ('merch_products', 'image_url'), ('merch_products', 'purchase_url'), ('merch_products', 'video_url'),
      ('partners', 'link_url'), ('partners', 'logo_url'),
      ('precios', 'url'),
      ('testimonials', 'image_url')
    ) as it (table_name, column_name)
  loop
    execute format('update public.%1$I set %2$I = %3$s where not (' || rule || ')', place.table_name, place.column_name,
      case place.table_name when 'header_links' then $q$'/'$q$ else 'null' end);
    execute format('alter table public.%1$I add constraint %3$I check (' || rule || ')', place.table_name,
      place.column_name, place.table_name || '_' || place.column_name || '_harmless');
  end loop;
end
$$;
