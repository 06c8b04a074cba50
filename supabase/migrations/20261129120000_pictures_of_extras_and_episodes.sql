-- A premium service and an episode may have a picture of their own; an episode without one has its video's still.
alter table public.club_extra_services
  add column image_url text constraint club_extra_services_image_url_harmless check (
    regexp_replace(image_url, '[\u0001-\u0020]', '', 'g') !~* '^(?!(https?|mailto|tel):)[a-z][a-z0-9+.-]*:'
  );
alter table public.ninecast_episodes
  add column image_url text constraint ninecast_episodes_image_url_harmless check (
    regexp_replace(image_url, '[\u0001-\u0020]', '', 'g') !~* '^(?!(https?|mailto|tel):)[a-z][a-z0-9+.-]*:'
  );

select private.record_changes('public.club_extra_services');
select private.record_changes('public.ninecast_episodes');
