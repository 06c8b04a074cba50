-- Two people at the desk look at one visit: who says what became of it says what she saw, and whoever comes later hears
-- that somebody was before her. Without `seen` it holds as it did.
drop function public.set_visit_status(uuid, text, boolean);
create function public.set_visit_status(visit uuid, new_status text, tell boolean, seen text default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  changed public.visits;
  rules public.visit_settings;
  place record;
begin
  if not private.may('update', 'visits', (select club_id from public.visits where id = visit)) then
    raise exception 'Solo el personal cambia visitas.' using errcode = '42501';
  end if;
  perform private.take_turns(private.slot_names(club_id, starts_at, ends_at)) from public.visits
    where id = visit and new_status <> 'cancelled';
  select * into changed from public.visits where id = visit for update;
  if changed.id is null then return '{"result": "gone"}'; end if;
  if changed.status = new_status then return jsonb_build_object('result', new_status); end if;
  if changed.status <> seen then return '{"result": "changed"}'; end if;
  if changed.status = 'cancelled' then
    select * into rules from public.visit_settings where club_id = changed.club_id;
    if not found then return '{"result": "gone"}'; end if;
    place := private.judge_place(rules, changed.starts_at, true, changed.id);
    if place.result <> 'free' then return private.refuse_visit(rules, place.result, changed.starts_at); end if;
  end if;
  update public.visits set status = new_status where id = visit returning * into changed;
  perform private.note_visit(
    changed, case new_status when 'booked' then 'restored' else new_status end, null,
    tell and new_status in ('booked', 'cancelled'));
  return jsonb_build_object('result', new_status);
end
$$;
revoke all on function public.set_visit_status(uuid, text, boolean, text) from public, anon, authenticated, service_role;
grant execute on function public.set_visit_status(uuid, text, boolean, text) to authenticated;
