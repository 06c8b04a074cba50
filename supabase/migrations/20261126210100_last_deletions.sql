-- When a row was last taken away from a list that has a page, or from a club's own: the page has changed since then, which the
-- rows that are left do not say. The site map does, and search engines are told (docs/decisions/0317).
alter table public.content_revision add column deletions jsonb not null default '{}';

-- By the name of the table, and of the club where its rows are a club's: {"events": "…", "precios acacias": "…"}.
create function private.note_deletion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.content_revision set deletions = deletions || coalesce((
    select jsonb_object_agg(tg_table_name || coalesce(' ' || (to_jsonb(gone) ->> 'club_id'), ''), clock_timestamp()) from gone
  ), '{}');
  return null;
end
$$;
revoke all on function private.note_deletion() from public;

do $$
declare
  at text;
begin
  foreach at in array array['club_extra_services', 'clubs', 'events', 'merch_products', 'ninecast_episodes', 'precios'] loop
    execute format(
      'create trigger note_deletion after delete on public.%I referencing old table as gone
        for each statement execute function private.note_deletion()',
      at
    );
  end loop;
end
$$;
