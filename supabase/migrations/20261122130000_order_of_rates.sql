-- Rates stand in the order that staff give them within their club, like every other list; until now they stood in the
-- order in which they were made, which is the one they start from.
alter table public.precios add column display_order integer;

update public.precios set display_order = placed.place
from (select id, row_number() over (partition by club_id order by created_at, id) as place from public.precios) as placed
where placed.id = precios.id;

-- No default: a row that brings no order of its own is the last of its club (see the next migration).
alter table public.precios alter column display_order set not null;

drop index public.precios_club_id_created_at;
create index precios_club_id_order on public.precios (club_id, display_order);

create trigger complete_reordered_row before insert on public.precios
  for each row execute function private.complete_reordered_row('club_id', 'title', 'price');
