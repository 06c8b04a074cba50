-- Where a club is, for those who look for one: part of its address, its place on a map, the way there in words. `opens`
-- says in words when one under construction will open.
alter table public.clubs
  add column postcode text constraint clubs_postcode_shape check (postcode ~ '^\d{5}$'),
  add column district text,
  add column latitude numeric(8, 6) constraint clubs_latitude_possible check (latitude between -90 and 90),
  add column longitude numeric(9, 6) constraint clubs_longitude_possible check (longitude between -180 and 180),
  add column transport text[] not null default '{}',
  add column opens text;
