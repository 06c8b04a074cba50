-- The booking page shows the hours of a day without script, by a style for each of at most 31 days.
update public.visit_settings set horizon_days = 31 where horizon_days > 31;
alter table public.visit_settings drop constraint visit_settings_horizon_possible;
alter table public.visit_settings add constraint visit_settings_horizon_possible check (horizon_days between 1 and 31);
