-- `club_id` of a rate is free text by the spec, hence no foreign key: a rate of a club that never was stays editable.
-- Those of a club that is deleted go with it, as its offers do, or the next club of that name would inherit them.
create function private.delete_rates_of_club() returns trigger
language plpgsql set search_path = '' as $$
begin
  delete from public.precios where club_id = old.id;
  return null;
end
$$;

revoke all on function private.delete_rates_of_club() from public;

create trigger delete_rates after delete on public.clubs
  for each row execute function private.delete_rates_of_club();
