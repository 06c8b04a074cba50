-- The future is shown by who takes part in it: whoever may see campaigns. Reception has no part in what is planned, and an
-- address is a way in for anybody who has it.
do $$
declare
  written text := pg_get_functiondef('public.open_future(timestamptz, text, boolean)'::regprocedure);
  was constant text := E'''Solo el personal puede hacerlo.'' using errcode = ''42501''; end if;';
begin
  if position(was in written) = 0 then raise exception 'open_future is another by now'; end if;
  execute replace(written, was, was || E'
  if not private.may(''select'', ''campaigns'') then
    raise exception ''La web futura la ve quien prepara cambios: pídeselo a dirección.'' using errcode = ''42501'';
  end if;
  -- One''s own are good for a day''s work; of those nobody needs more than the last.
  delete from public.future_links as mine where mine.author = auth.uid() and not mine.is_shared and mine.id not in (
    select last.id from public.future_links as last where last.author = auth.uid() and not last.is_shared
    order by last.created_at desc limit 49);');
end
$$;

-- What a person keeps for herself has an end. Her row is held, so that two at once do not both find room.
create function private.keep_within_bounds() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  whose constant text := tg_argv[0];
  most constant integer := tg_argv[1];
  person constant uuid := to_jsonb(new) ->> whose;
  kept integer;
begin
  perform from public.staff where user_id = person for no key update;
  execute format('select count(*) from public.%I where %I = $1', tg_table_name, whose) into kept using person;
  if kept >= most then raise exception '%', tg_argv[2] using errcode = '22023'; end if;
  return new;
end
$$;
revoke all on function private.keep_within_bounds() from public, anon, authenticated, service_role;
create trigger keep_within_bounds before insert on public.saved_views for each row execute function
  private.keep_within_bounds('owner', '200', 'Ya guardas 200 vistas: borra antes alguna que no uses.');
create trigger keep_within_bounds before insert on public.future_links for each row execute function
  private.keep_within_bounds('author', '200', 'Ya has dado 200 enlaces que todavía valen: termina antes alguno.');

-- A plan in a campaign ties whoever moves or ends that campaign to whose plan it is.
create policy "Campaigns are filled by who writes them" on public.planned_changes as restrictive
  for insert to authenticated with check (campaign_id is null or (select private.may('update', 'campaigns')));

-- A file is found by where it is used, of the rows that the asker may read: the search told what a draft is called.
do $$
declare
  written text := pg_get_functiondef(
    'public.list_media(text, text, text, text, text, integer, jsonb, integer, integer)'::regprocedure);
  named constant text := E'  ), named as materialized (\n';
  noted constant text := E'private.noted_uses as noted on noted.search like pattern\n';
begin
  if position(named in written) = 0 or position(noted in written) = 0 then raise exception 'list_media is another by now'; end if;
  execute replace(replace(written, named, E'  ), readable as materialized (
    select table_name, private.may(''select'', table_name) as is_all, private.clubs_for(''select'', table_name) as clubs
    from private.audited_tables
' || named), noted, noted || E'      join readable on readable.table_name = noted.table_name
        and (readable.is_all or noted.club = any (readable.clubs))\n');
end
$$;
