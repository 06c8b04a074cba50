-- Whoever takes a change back that somebody has taken back already, or one of a row that was deleted since, is told so.

-- Whether the last that the record knows of a row is that it went.
create function private.is_gone(of_table text, of_row text) returns boolean
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select kind in ('delete', 'purge') from public.audit_log
    where table_name = of_table and row_id = of_row order by id desc limit 1), false)
$$;

-- What later entries made of an entry's change: 'undone' where each of its rows was last set back, 'deleted' where one is gone.
create function private.became_of(entry bigint) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when bool_and(coalesce(case part.kind
      when 'update' then since.kind = 'update' and since.before @> part.after and since.after @> part.before
      when 'insert' then since.kind in ('delete', 'purge')
      when 'delete' then since.kind = 'insert'
    end, false)) then 'undone'
    when bool_or(part.kind <> 'insert' and private.is_gone(part.table_name, part.row_id)) then 'deleted'
  end
  from public.audit_log as one
    join public.audit_log as part on part.at = one.at and part.transaction = one.transaction
    left join lateral (
      select later.kind, later.before, later.after from public.audit_log as later
      where later.table_name = part.table_name and later.row_id = part.row_id and later.id > part.id
        and (later.at, later.transaction) is distinct from (one.at, one.transaction)
        and (later.kind <> 'update' or part.kind = 'delete'
          or later.before ?| array(select jsonb_object_keys(coalesce(part.before, part.after - 'display_order'))))
      order by later.id desc limit 1
    ) as since on true
  where one.id = entry and part.table_name <> 'former_slugs' and (select private.is_staff())
$$;

do $do$
declare
  definition text := pg_get_functiondef('public.undo_entry(bigint, boolean)'::regprocedure);
  change record;
begin
  for change in values
    ('touched text[] := array(select row_id from private.touched_rows(entry));', 'touched text[];'),
    ('begin
  if not exists (select from public.undoable(array[entry])) then', $$begin
  -- Of two who press at once the second finds what the first did.
  perform pg_advisory_xact_lock(hashtextextended('undo of ' || (select transaction from public.audit_log where id = entry), 0));
  touched := array(select row_id from private.touched_rows(entry));
  if touched <> '{}' and private.became_of(entry) = 'undone' then
    raise exception 'Alguien lo ha deshecho antes.' using errcode = '22023', hint = 'undone';
  end if;
  if not exists (select from public.undoable(array[entry])) then$$),
    ($$interval '30 days') then
      raise exception '%', undone using$$, $$interval '30 days') then
      raise exception '%', case when private.became_of(entry) = 'deleted' then gone else undone end using$$),
    ('  part record;', $$  gone constant text :=
    'No se ha deshecho nada: después se ha eliminado alguna de estas filas. Quien ve la Papelera puede restaurarla.';
  part record;$$),
    ($$jsonb_build_object('row', row_id, 'club', club)$$,
      $$jsonb_build_object('row', row_id, 'club', club, 'gone', private.is_gone(table_name, row_id))$$)
  loop
    if position(change.column1 in definition) = 0 then raise exception 'undo_entry is another by now'; end if;
    definition := replace(definition, change.column1, change.column2);
  end loop;
  execute definition;
end
$do$;

revoke all on function private.is_gone(text, text), private.became_of(bigint)
  from public, anon, authenticated, service_role;
grant execute on function private.is_gone(text, text), private.became_of(bigint) to authenticated;
