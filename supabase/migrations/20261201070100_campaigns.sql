-- Several planned changes under a name, with one start and one end: after it everything is as before.
create table public.campaigns (
  id uuid primary key default gen_random_uuid(),
  name text not null constraint campaigns_name_length check (length(btrim(name)) between 1 and 80),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint campaigns_end_after_start check (ends_at > starts_at)
);
create trigger keep_updated_at before update on public.campaigns
  for each row execute function private.keep_updated_at();
alter table public.campaigns enable row level security;
revoke all on public.campaigns from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.campaigns to authenticated;
grant select on public.campaigns to service_role;
select private.ask_roles('public.campaigns');
insert into private.role_rights (role, table_name, deeds, own_clubs)
values ('editor', 'campaigns', '{select,insert,update,delete}', false), ('club_manager', 'campaigns', '{select}', false);
select private.record_changes('public.campaigns');

alter table public.planned_changes
  add column campaign_id uuid references public.campaigns (id) on delete cascade,
  -- The change that this one takes back: what the row said before it is what it says again.
  add column undoes uuid references public.planned_changes (id) on delete cascade;
create index planned_changes_of_campaign on public.planned_changes (campaign_id) where campaign_id is not null;
create unique index planned_changes_undone_once on public.planned_changes (undoes) where undoes is not null;
revoke insert on public.planned_changes from authenticated;
grant insert (table_name, row_id, changes, due_at, campaign_id, undoes) on public.planned_changes to authenticated;
select private.record_changes('public.planned_changes',
  array['id', 'table_name', 'row_id', 'club', 'campaign_id', 'due_at', 'state', 'created_at']);

create or replace function private.check_planned_change() returns trigger
language plpgsql set search_path = '' as $$
declare
  may constant text[] := (private.plannable(new.table_name)).columns;
  was jsonb;
begin
  if tg_op = 'UPDATE' and old.state <> 'waiting' and new.due_at is not distinct from old.due_at then return new; end if;
  -- A campaign that is ended at once says now().
  if (tg_op = 'INSERT' and new.due_at <= now())
    or (tg_op = 'UPDATE' and new.due_at is distinct from old.due_at and new.due_at < now()) then
    raise exception 'Ese momento ya ha pasado: elige otro, o guarda ahora.' using errcode = '22023';
  end if;
  if may is null or not array(select jsonb_object_keys(new.changes)) <@ may then
    raise exception 'Esto no se puede guardar para más adelante.' using errcode = '22023';
  end if;
  if new.campaign_id is not null and new.due_at is distinct from (
    select case when new.undoes is null then starts_at else ends_at end from public.campaigns where id = new.campaign_id) then
    raise exception 'Es parte de una campaña: se mueve entera.' using errcode = '22023';
  end if;
  if tg_op = 'INSERT' or old.state = 'refused' then
    -- Whoever moves one that could not be written has seen what the row says now.
    was := private.row_to_change(new.table_name, new.row_id);
    if was is null then raise exception 'Ya no existe, o no puedes cambiarlo.' using errcode = '42501'; end if;
    new.seen := coalesce((select jsonb_object_agg(name, was -> name) from jsonb_object_keys(new.changes) as name), '{}');
  end if;
  if tg_op = 'UPDATE' then
    -- Moved, it is tried again.
    new.state := 'waiting';
    new.reason := null;
  end if;
  return new;
end
$$;

-- What is planned of one row says something at each moment: nothing of it at the same one, nothing between the start and
-- the end of another, and no end before its start. Asked when all of a statement is written.
create function private.check_plans_of_row() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  first_at constant timestamptz :=
    -- One that was written at once has begun, whatever it says.
    case when new.undoes is null then new.due_at
      else (select case when state = 'done' then least(due_at, now() - interval '1 second') else due_at end
        from public.planned_changes where id = new.undoes) end;
  last_at constant timestamptz :=
    case when new.undoes is null then (select due_at from public.planned_changes where undoes = new.id) else new.due_at end;
begin
  if last_at <= first_at then
    raise exception 'El final tiene que ir después del principio.' using errcode = '22023';
  end if;
  if new.undoes is not null and not exists (select from public.planned_changes as it
    where it.id = new.undoes and it.table_name = new.table_name and it.row_id = new.row_id and it.undoes is null) then
    raise exception 'Esto no se puede guardar para más adelante.' using errcode = '22023';
  end if;
  if exists (
    select from public.planned_changes as other
    where other.table_name = new.table_name and other.row_id = new.row_id and other.state = 'waiting'
      and other.due_at = new.due_at and other.id <> new.id
      and other.changes ?| array(select jsonb_object_keys(new.changes))) then
    raise exception 'Ya hay otro cambio de lo mismo previsto para ese momento.' using errcode = '22023';
  end if;
  if exists (
    select from public.planned_changes as other left join public.planned_changes as its_start on its_start.id = other.undoes
    where other.table_name = new.table_name and other.row_id = new.row_id and other.state = 'waiting'
      and new.id <> all (array[other.id, coalesce(other.undoes, other.id)])
      and other.id is distinct from new.undoes
      and other.changes ?| array(select jsonb_object_keys(new.changes))
      and (its_start.due_at < new.due_at and other.due_at > new.due_at
        or other.due_at > first_at and other.due_at < last_at)) then
    raise exception 'Entre esas fechas ya hay otro cambio de lo mismo: muévelo o descártalo antes.' using errcode = '22023';
  end if;
  return null;
end
$$;
create trigger check_plans_of_row after insert or update of due_at on public.planned_changes
  for each row when (new.state = 'waiting') execute function private.check_plans_of_row();

-- Writes what was planned with the rights of whoever calls; says why it did not.
create or replace function private.write_planned_change(plan public.planned_changes) returns text
language plpgsql set search_path = '' as $$
declare
  was constant jsonb := private.row_to_change(plan.table_name, plan.row_id);
  names text;
begin
  if was is null then return private.why_no_row(plan); end if;
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

create function private.why_no_row(plan public.planned_changes) returns text
language plpgsql security definer set search_path = '' as $$
declare
  is_there boolean;
begin
  execute format('select exists (select from public.%I where %I::text = $1)', plan.table_name,
    (private.plannable(plan.table_name)).key) into is_there using plan.row_id;
  return case when is_there then 'Quien lo preparó ya no puede cambiarlo: decide dirección.' else 'Ya no existe.' end;
end
$$;

-- What is planned after one that was written begins where that one ended, as the row says it; what takes it back writes
-- what stood there before it. One that was not written is told by mail to its author, or to the house where she has gone.
create or replace function private.note_planned_change(plan public.planned_changes, why_not text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  is_now jsonb;
begin
  update public.planned_changes set state = case when why_not is null then 'done' else 'refused' end, reason = why_not
  where id = plan.id;
  if why_not is not null then
    insert into public.outbox (kind, recipient, data, once, person, person_email)
    values ('plan_refused',
      (select plan.author_email where private.is_mail_address(plan.author_email)
        and exists (select from public.staff where user_id = plan.author)),
      jsonb_build_object('plan', plan.id), format('plan %s %s', plan.id, plan.due_at), null, '')
    on conflict do nothing;
    return;
  end if;
  execute format('select to_jsonb(it) from public.%I as it where %I::text = $1', plan.table_name,
    (private.plannable(plan.table_name)).key) into is_now using plan.row_id;
  update public.planned_changes as later
  set seen = later.seen || (
    select jsonb_object_agg(name, is_now -> name) from jsonb_object_keys(plan.changes) as name where later.seen ? name)
  where later.state = 'waiting' and later.table_name = plan.table_name and later.row_id = plan.row_id
    and later.id <> plan.id and later.due_at >= plan.due_at
    and later.seen ?| array(select jsonb_object_keys(plan.changes));
  update public.planned_changes as back set changes = plan.seen where back.undoes = plan.id and back.state = 'waiting';
end
$$;

alter table public.outbox drop constraint outbox_kind_known;
alter table public.outbox add constraint outbox_kind_known check (kind in ('answer', 'request_notice', 'change_notice',
  'digest', 'plan_refused', 'visit_booked', 'visit_reminder', 'visit_moved', 'visit_cancelled'));

-- Writes all that is due by `until`, each as its author. What takes back waits for what it takes back.
create function private.write_plans_until(until timestamptz) returns integer
language plpgsql set search_path = '' as $$
declare
  plan public.planned_changes;
  why_not text;
  done integer := 0;
begin
  for plan in
    select * from public.planned_changes where state = 'waiting' and due_at <= until order by due_at, created_at, id
  loop
    -- What the ones before it have changed of it.
    select * into plan from public.planned_changes where id = plan.id and state = 'waiting'
      and (undoes is null or exists (select from public.planned_changes as it where it.id = planned_changes.undoes and it.state = 'done'))
      for update;
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

-- Writes all that is due. One process at a time, so that plans of one row come in their order; called by whoever owns the
-- tables. Gives in how many milliseconds the next is due; null for none.
drop function private.apply_planned_changes();
create function private.apply_planned_changes() returns double precision
language plpgsql set search_path = '' as $$
begin
  if exists (select from public.planned_changes where state = 'waiting' and due_at <= clock_timestamp())
    and pg_try_advisory_xact_lock(hashtextextended('planned changes', 0)) then
    perform private.write_plans_until(clock_timestamp());
  end if;
  return (select extract(epoch from min(due_at) - clock_timestamp()) * 1000 from public.planned_changes
    where state = 'waiting' and due_at > clock_timestamp());
end
$$;

-- Writes one at once, as a save of whoever asks.
create or replace function public.apply_planned_change(plan_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  plan public.planned_changes;
  why_not text;
begin
  if not (select private.is_staff()) then raise exception 'Solo el personal puede hacerlo.' using errcode = '42501'; end if;
  select * into plan from public.planned_changes where id = plan_id and state <> 'done';
  if not found then raise exception 'Este cambio ya no está previsto.' using errcode = '22023'; end if;
  if exists (select from public.planned_changes where id = plan.undoes and state <> 'done') then
    raise exception 'Todavía no ha empezado: no hay nada que deshacer.' using errcode = '22023';
  end if;
  why_not := private.write_planned_change(plan);
  if why_not is not null then raise exception '%', why_not using errcode = '22023'; end if;
  perform private.note_planned_change(plan, null);
end
$$;

-- Plans changes of rows together, from a moment and where `until` is given until another; or for a campaign, with its two.
-- `plans`: table, row and changes of each. What `replaced` names goes, with what takes it back.
create function public.plan_changes(
  plans jsonb, begins timestamptz, until timestamptz default null, campaign uuid default null, replaced uuid[] default '{}')
returns void
language plpgsql set search_path = '' as $$
declare
  plan jsonb;
  first_id uuid;
begin
  if campaign is not null then
    select starts_at, ends_at into begins, until from public.campaigns where id = campaign;
    if not found then raise exception 'Esta campaña ya no existe.' using errcode = '22023'; end if;
  end if;
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
  end loop;
end
$$;

-- Moves a campaign with all its changes, whoever prepared them, as far as they are the caller's to change. An end of null:
-- now, so that all is written back at once.
create function public.move_campaign(campaign uuid, begins timestamptz, until timestamptz) returns void
language plpgsql set search_path = '' as $$
declare
  was public.campaigns;
  theirs integer;
begin
  select * into was from public.campaigns where id = campaign for update;
  if not found then raise exception 'Esta campaña ya no existe, o no puedes cambiarla.' using errcode = '22023'; end if;
  until := coalesce(until, now());
  if was.ends_at <= now() then raise exception 'Esta campaña ya ha terminado.' using errcode = '22023'; end if;
  if was.starts_at <= now() and begins <> was.starts_at then
    raise exception 'Ya ha empezado: solo se puede mover el final.' using errcode = '22023';
  end if;
  if until <= begins then raise exception 'El final tiene que ir después del principio.' using errcode = '22023'; end if;
  if until < now() or (begins < now() and begins <> was.starts_at) then
    raise exception 'Ese momento ya ha pasado: elige otro, o guarda ahora.' using errcode = '22023';
  end if;
  update public.campaigns set starts_at = begins, ends_at = until where id = campaign;
  update public.planned_changes set due_at = case when undoes is null then begins else until end
  where campaign_id = campaign and state <> 'done' and due_at <> case when undoes is null then begins else until end;
  if private.plans_elsewhere(campaign, begins, until) then
    raise exception 'Esta campaña tiene cambios que no son tuyos: pídeselo a dirección.' using errcode = '42501';
  end if;
end
$$;

-- Whether a change of a campaign is still not at its moments: one that the caller may not move.
create function private.plans_elsewhere(campaign uuid, begins timestamptz, until timestamptz) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.planned_changes where campaign_id = campaign and state <> 'done'
    and due_at <> case when undoes is null then begins else until end)
$$;

-- A campaign that runs is ended, not thrown away: what it changed would stay.
create function private.keep_running_campaign() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.planned_changes as first join public.planned_changes as back on back.undoes = first.id
    where first.campaign_id = old.id and first.state = 'done' and back.state <> 'done') then
    raise exception 'Ya ha empezado: termínala antes de eliminarla.' using errcode = '22023';
  end if;
  return old;
end
$$;
create trigger keep_running_campaign before delete on public.campaigns
  for each row execute function private.keep_running_campaign();

revoke all on function private.check_plans_of_row(), private.why_no_row(public.planned_changes), private.write_plans_until(timestamptz),
  private.apply_planned_changes(), private.plans_elsewhere(uuid, timestamptz, timestamptz), private.keep_running_campaign(),
  public.plan_changes(jsonb, timestamptz, timestamptz, uuid, uuid[]),
  public.move_campaign(uuid, timestamptz, timestamptz) from public, anon, authenticated, service_role;
grant execute on function private.why_no_row(public.planned_changes),
  private.plans_elsewhere(uuid, timestamptz, timestamptz),
  public.plan_changes(jsonb, timestamptz, timestamptz, uuid, uuid[]),
  public.move_campaign(uuid, timestamptz, timestamptz) to authenticated;
