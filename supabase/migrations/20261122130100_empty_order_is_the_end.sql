-- An order that is sent empty is the end of its list, which only the database knows when two people add rows. Its
-- argument is the column within whose rows the list is ordered, where that is not the whole table.
create function private.place_at_end() returns trigger
language plpgsql set search_path = '' as $$
declare
  last_order bigint;
begin
  execute format(
    'select max(display_order) from %I.%I where %s',
    tg_table_schema, tg_table_name, case when tg_nargs = 0 then 'true' else format('%I = $1', tg_argv[0]) end
  ) into last_order using to_jsonb(new) ->> tg_argv[0];
  new.display_order := least(coalesce(last_order, 0) + 1, 2147483647);
  return new;
end
$$;

revoke all on function private.place_at_end() from public;

create trigger place_at_end before insert or update on public.header_links
  for each row when (new.display_order is null) execute function private.place_at_end();
create trigger place_at_end before insert or update on public.clubs
  for each row when (new.display_order is null) execute function private.place_at_end();
create trigger place_at_end before insert or update on public.club_extra_services
  for each row when (new.display_order is null) execute function private.place_at_end('club_id');
create trigger place_at_end before insert or update on public.testimonials
  for each row when (new.display_order is null) execute function private.place_at_end();
create trigger place_at_end before insert or update on public.merch_products
  for each row when (new.display_order is null) execute function private.place_at_end();
create trigger place_at_end before insert or update on public.partners
  for each row when (new.display_order is null) execute function private.place_at_end();
create trigger place_at_end before insert or update on public.precios
  for each row when (new.display_order is null) execute function private.place_at_end('club_id');
-- A rate that changes its club is the last one there: its form knows no order.
create trigger place_at_end_of_new_club before update on public.precios
  for each row when (new.club_id <> old.club_id and new.display_order = old.display_order)
  execute function private.place_at_end('club_id');
