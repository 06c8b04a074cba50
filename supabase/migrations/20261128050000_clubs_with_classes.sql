-- The clubs that have a timetable of ours, in the order staff gave them. Whoever asks sees what the policies show.
create function public.clubs_with_classes() returns setof text
language sql stable security invoker set search_path = '' as $$
  select id from public.clubs
  where exists (select from public.club_classes where club_id = clubs.id)
  order by display_order, id
$$;
revoke all on function public.clubs_with_classes() from public, anon, authenticated, service_role;
grant execute on function public.clubs_with_classes() to anon, authenticated, service_role;
