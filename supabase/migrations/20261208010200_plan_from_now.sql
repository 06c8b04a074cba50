-- A change that is to be over again may begin now (`begins` null): it is written at once, as a save of whoever asks, and only
-- what takes it back waits. Which moment now is, the database says: a browser's clock may be behind it.
create or replace function public.plan_changes(
  plans jsonb, begins timestamptz, until timestamptz default null, campaign uuid default null, replaced uuid[] default '{}')
returns void
language plpgsql set search_path = '' as $$
declare
  is_now constant boolean := begins is null and campaign is null;
  plan jsonb;
  first_id uuid;
begin
  if campaign is not null then
    select starts_at, ends_at into begins, until from public.campaigns where id = campaign;
    if not found then raise exception 'Esta campaña ya no existe.' using errcode = '22023'; end if;
  end if;
  if is_now then begins := now() + interval '1 second'; end if;
  if until <= begins then
    raise exception '«Hasta» tiene que ser después de «Desde».' using errcode = '22023';
  end if;
  delete from public.planned_changes where id = any (replaced) and state <> 'done';
  for plan in select * from jsonb_array_elements(plans) loop
    insert into public.planned_changes (table_name, row_id, changes, due_at, campaign_id)
    values (plan ->> 'table', plan ->> 'row', plan -> 'changes', begins, campaign) returning id into first_id;
    if until is not null then
      insert into public.planned_changes (table_name, row_id, changes, due_at, campaign_id, undoes)
      select table_name, row_id, seen, until, campaign, first_id from public.planned_changes where id = first_id;
    end if;
    if is_now then perform public.apply_planned_change(first_id); end if;
  end loop;
end
$$;
