-- A change of a row that waits for its moment. The row stays as it is; when the time comes the columns it names are written
-- as a save of its author, by the rules and into the record of every save.
create table public.planned_changes (
  id uuid primary key default gen_random_uuid(),
  table_name text not null,
  row_id text not null,
  -- By column: what it becomes, and what it was when this was planned. One that says something else by then is not written.
  changes jsonb not null
    constraint planned_changes_say_something check (jsonb_typeof(changes) = 'object' and changes <> '{}'),
  seen jsonb not null default '{}',
  due_at timestamptz not null,
  state text not null default 'waiting' constraint planned_changes_state_known check (state in ('waiting', 'done', 'refused')),
  -- Why it was not written: asks for somebody's attention.
  reason text,
  author uuid default auth.uid(),
  author_email text not null default coalesce(auth.jwt() ->> 'email', ''),
  -- How she had shown who she is.
  author_aal text not null default coalesce(auth.jwt() ->> 'aal', 'aal1'),
  created_at timestamptz not null default now()
);
create index planned_changes_due on public.planned_changes (due_at) where state = 'waiting';
create index planned_changes_of_row on public.planned_changes (table_name, row_id, due_at);

alter table public.planned_changes enable row level security;
revoke all on public.planned_changes from public, anon, authenticated, service_role;
grant select, delete on public.planned_changes to authenticated;
grant insert (table_name, row_id, changes, due_at), update (due_at) on public.planned_changes to authenticated;
grant select on public.planned_changes to service_role;
create policy "Staff plan changes" on public.planned_changes
  for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
select private.record_changes('public.planned_changes',
  array['id', 'table_name', 'row_id', 'due_at', 'state', 'created_at']);

-- The key of a table whose rows may be planned, and the columns that a plan may name; nothing for others.
create function private.plannable(told_table text, out key text, out columns text[])
language sql stable security definer set search_path = '' as $$
  select key_columns[1], (
    select array_agg(name) from unnest(it.columns) as name
    where name <> all (it.key_columns || array['created_at', 'updated_at', 'display_order', 'search']))
  from private.audited_tables as it
  where table_name = told_table and is_whole and cardinality(key_columns) = 1 and table_name <> 'former_slugs'
$$;

-- The row as whoever asks may change it; null where she may not, or it is gone.
create function private.row_to_change(told_table text, told_row text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  found jsonb;
begin
  execute format('select to_jsonb(it) from public.%I as it where %I::text = $1 for update', told_table,
    (private.plannable(told_table)).key) into found using told_row;
  return found;
end
$$;

create function private.check_planned_change() returns trigger
language plpgsql set search_path = '' as $$
declare
  may constant text[] := (private.plannable(new.table_name)).columns;
  was jsonb;
begin
  if tg_op = 'UPDATE' and old.state <> 'waiting' and new.due_at is not distinct from old.due_at then return new; end if;
  if new.due_at <= now() and (tg_op = 'INSERT' or new.due_at is distinct from old.due_at) then
    raise exception 'Ese momento ya ha pasado: elige otro, o guarda ahora.' using errcode = '22023';
  end if;
  if may is null or not array(select jsonb_object_keys(new.changes)) <@ may then
    raise exception 'Esto no se puede guardar para más adelante.' using errcode = '22023';
  end if;
  if tg_op = 'INSERT' then
    was := private.row_to_change(new.table_name, new.row_id);
    if was is null then raise exception 'Ya no existe, o no puedes cambiarlo.' using errcode = '42501'; end if;
    new.seen := coalesce((select jsonb_object_agg(name, was -> name) from jsonb_object_keys(new.changes) as name), '{}');
  else
    -- Moved, it is tried again.
    new.state := 'waiting';
    new.reason := null;
  end if;
  if exists (
    select from public.planned_changes as other
    where other.table_name = new.table_name and other.row_id = new.row_id and other.state = 'waiting'
      and other.due_at = new.due_at and other.id <> new.id
      and other.changes ?| array(select jsonb_object_keys(new.changes))) then
    raise exception 'Ya hay otro cambio de lo mismo previsto para ese momento.' using errcode = '22023';
  end if;
  return new;
end
$$;
create trigger check_planned_change before insert or update of due_at on public.planned_changes
  for each row execute function private.check_planned_change();

-- Writes what was planned with the rights of whoever calls; says why it did not.
create function private.write_planned_change(plan public.planned_changes) returns text
language plpgsql set search_path = '' as $$
declare
  was constant jsonb := private.row_to_change(plan.table_name, plan.row_id);
  names text;
begin
  if was is null then return 'Ya no existe, o quien lo preparó ya no puede cambiarlo.'; end if;
  if exists (select from jsonb_each(plan.seen) as it (name, value) where was -> name is distinct from value) then
    return 'Mientras esperaba, alguien ha cambiado lo mismo.';
  end if;
  select string_agg(format('%I', name), ', ') into names from jsonb_object_keys(plan.changes) as name;
  execute format(
    'update public.%1$I as it set (%2$s) = (select %2$s from jsonb_populate_record(it, $1)) where %3$I::text = $2',
    plan.table_name, names, (private.plannable(plan.table_name)).key) using plan.changes, plan.row_id;
  return null;
end
$$;

-- What is planned after one that was written begins where that one ended.
create function private.note_planned_change(plan public.planned_changes, why_not text) returns void
language sql security definer set search_path = '' as $$
  update public.planned_changes set state = case when why_not is null then 'done' else 'refused' end, reason = why_not
  where id = plan.id;
  update public.planned_changes as later
  set seen = later.seen || (
    select jsonb_object_agg(name, value) from jsonb_each(plan.changes) as it (name, value) where later.seen ? name)
  where why_not is null and later.state = 'waiting' and later.table_name = plan.table_name and later.row_id = plan.row_id
    and later.due_at >= plan.due_at and later.seen ?| array(select jsonb_object_keys(plan.changes));
$$;

-- Writes all that is due, each as its author. One process at a time, so that plans of one row come in their order; called by
-- whoever owns the tables.
create function private.apply_planned_changes() returns integer
language plpgsql set search_path = '' as $$
declare
  plan public.planned_changes;
  why_not text;
  done integer := 0;
begin
  if not exists (select from public.planned_changes where state = 'waiting' and due_at <= now())
    or not pg_try_advisory_xact_lock(hashtextextended('planned changes', 0)) then return 0; end if;
  for plan in
    select * from public.planned_changes where state = 'waiting' and due_at <= now() order by due_at, created_at, id
  loop
    -- What the ones before it have changed of it.
    select * into plan from public.planned_changes where id = plan.id and state = 'waiting' for update;
    continue when not found;
    begin
      perform set_config('request.jwt.claims', jsonb_build_object('sub', plan.author, 'role', 'authenticated',
        'email', plan.author_email, 'aal', plan.author_aal)::text, true);
      perform set_config('role', 'authenticated', true);
      why_not := private.write_planned_change(plan);
    exception when others then
      why_not := sqlerrm;
    end;
    perform set_config('role', 'none', true), set_config('request.jwt.claims', '', true);
    perform private.note_planned_change(plan, why_not);
    done := done + 1;
  end loop;
  return done;
end
$$;

-- Writes one at once, as a save of whoever asks.
create function public.apply_planned_change(plan_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  plan public.planned_changes;
  why_not text;
begin
  if not (select private.is_staff()) then raise exception 'Solo el personal puede hacerlo.' using errcode = '42501'; end if;
  select * into plan from public.planned_changes where id = plan_id and state <> 'done';
  if not found then raise exception 'Este cambio ya no está previsto.' using errcode = '22023'; end if;
  why_not := private.write_planned_change(plan);
  if why_not is not null then raise exception '%', why_not using errcode = '22023'; end if;
  perform private.note_planned_change(plan, null);
end
$$;

revoke all on function private.plannable(text), private.row_to_change(text, text), private.check_planned_change(),
  private.write_planned_change(public.planned_changes), private.note_planned_change(public.planned_changes, text),
  private.apply_planned_changes(), public.apply_planned_change(uuid) from public, anon, authenticated, service_role;
grant execute on function private.plannable(text), private.row_to_change(text, text),
  private.write_planned_change(public.planned_changes), private.note_planned_change(public.planned_changes, text),
  public.apply_planned_change(uuid) to authenticated;
