-- The classes of a week are changed in one go too, by the sheet of the timetable.
create or replace function private.pickable_lists() returns text[]
language sql immutable set search_path = '' as $$
  select array['activities', 'articles', 'club_classes', 'club_extra_services', 'clubs', 'events', 'header_links',
    'landing_pages', 'merch_products', 'ninecast_episodes', 'page_words', 'partners', 'positions', 'precios', 'redirects',
    'reply_templates', 'testimonials']
$$;
