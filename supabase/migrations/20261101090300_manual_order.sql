-- The panel saves an order as an upsert of {id, display_order} (admin spec, section 7). PostgreSQL checks NOT NULL
-- before it looks for a conflict, so such a row would be refused (23502). This trigger completes it from the stored
-- row, and drops it when there is none: reordering touches no other column and never creates a row.
-- Its arguments are the columns of which a real new row fills at least one.
create function private.complete_reordered_row() returns trigger
language plpgsql set search_path = '' as $$
declare
  sent constant jsonb := to_jsonb(new);
  stored record;
  wanted_order constant integer := new.display_order;
begin
  if exists (select from unnest(tg_argv) as filled where sent ->> filled is not null) then
    return new;
  end if;
  -- Locked, so that a row deleted meanwhile stays deleted instead of coming back through the insert.
  execute format('select * from %I.%I where id = $1 for no key update', tg_table_schema, tg_table_name)
    into stored using new.id;
  if stored.id is null then
    return null;
  end if;
  stored.display_order := coalesce(wanted_order, stored.display_order);
  return stored;
end
$$;

revoke all on function private.complete_reordered_row() from public;
