-- Plans of one moment are written together: those of a table that name the same columns and are of one author as one
-- statement. Five hundred of one campaign took seconds one by one, for which every save of the house waited.
create function private.become_author(plan public.planned_changes) returns void
language sql set search_path = '' as $$
  select set_config('request.jwt.claims', jsonb_build_object('sub', plan.author, 'role', 'authenticated',
    'email', plan.author_email, 'aal', plan.author_aal)::text, true), set_config('role', 'authenticated', true)
$$;

-- Writes plans of one table and the same columns, of different rows, with the rights of whoever calls; gives those that it
-- wrote. The others say something else by now, or are not hers to change.
create function private.write_planned_changes(plans public.planned_changes[]) returns uuid[]
language plpgsql set search_path = '' as $$
declare
  names text;
  written uuid[];
begin
  select string_agg(format('%I', name), ', ') into names from jsonb_object_keys(plans[1].changes) as name;
  execute format(
    'with written as (
      update public.%1$I as it set (%2$s) = (select %2$s from jsonb_populate_record(it, plan.changes))
      from unnest($1) as plan
      where it.%3$I::text = plan.row_id and not exists (
        select from jsonb_each(plan.seen) as saw (name, value) where to_jsonb(it) -> saw.name is distinct from saw.value)
      returning plan.id)
    select coalesce(array_agg(id), ''{}'') from written',
    plans[1].table_name, names, (private.plannable(plans[1].table_name)).key) into written using plans;
  return written;
end
$$;

-- The same as their author, and again by halves where one of them is refused: it takes no others along. What waits for a
-- lock too long is nobody's fault, and is tried again later with all the rest.
create function private.write_plans_of_author(plans public.planned_changes[]) returns uuid[]
language plpgsql set search_path = '' as $$
declare
  half constant integer := cardinality(plans) / 2;
  written uuid[];
begin
  begin
    perform private.become_author(plans[1]);
    written := private.write_planned_changes(plans);
    perform set_config('role', 'none', true), set_config('request.jwt.claims', '', true);
    return written;
  exception
    when deadlock_detected or lock_not_available or serialization_failure then raise;
    when others then null;
  end;
  if half = 0 then return '{}'; end if;
  return private.write_plans_of_author(plans[:half]) || private.write_plans_of_author(plans[half + 1:]);
end
$$;

-- What is planned after those that were written, all of one table, begins where they ended, as the rows say it; what takes
-- them back writes what stood there before them.
create function private.note_written_plans(of_table text, written uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.planned_changes set state = 'done', reason = null where id = any (written);
  execute format(
    'update public.planned_changes as later
    set seen = later.seen || (
      select jsonb_object_agg(name, to_jsonb(it) -> name) from jsonb_object_keys(plan.changes) as name where later.seen ? name)
    from public.planned_changes as plan join public.%I as it on it.%I::text = plan.row_id
    where plan.id = any ($1) and later.id <> all ($1) and later.state = ''waiting'' and later.table_name = plan.table_name
      and later.row_id = plan.row_id and later.due_at >= plan.due_at
      and later.seen ?| array(select jsonb_object_keys(plan.changes))',
    of_table, (private.plannable(of_table)).key) using written;
  update public.planned_changes as back set changes = plan.seen
  from public.planned_changes as plan
  where plan.id = any (written) and back.undoes = plan.id and back.state = 'waiting';
end
$$;

-- One that was not written is told by mail to its author, or to the house where she has gone.
create or replace function private.note_planned_change(plan public.planned_changes, why_not text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if why_not is null then
    perform private.note_written_plans(plan.table_name, array[plan.id]);
    return;
  end if;
  update public.planned_changes set state = 'refused', reason = why_not where id = plan.id;
  insert into public.outbox (kind, recipient, data, once, person, person_email)
  values ('plan_refused',
    (select plan.author_email where private.is_mail_address(plan.author_email)
      and exists (select from public.staff where user_id = plan.author)),
    jsonb_build_object('plan', plan.id), format('plan %s %s', plan.id, plan.due_at), null, '')
  on conflict do nothing;
end
$$;

-- Writes what is due at a moment; says how many that was. What could not be written together is tried by itself in its
-- order, when all the others are, and says why it cannot.
create function private.write_plans_of(moment timestamptz) returns integer
language plpgsql set search_path = '' as $$
declare
  them record;
  plan public.planned_changes;
  written uuid[];
  why_not text;
  done integer := 0;
begin
  for them in
    with due as (
      select it as whole, it.* from public.planned_changes as it where state = 'waiting' and due_at = moment
        -- What takes back waits for what it takes back.
        and (undoes is null or exists (select from public.planned_changes as start where start.id = it.undoes and start.state = 'done'))
      for update),
    placed as (
      select due.*, array(select jsonb_object_keys(changes)) as columns,
        row_number() over (partition by table_name, row_id order by created_at, id) as turn from due)
    select table_name, array_agg(whole order by created_at) as plans from placed
    group by turn, table_name, columns, author, author_email, author_aal order by turn, min(created_at)
  loop
    written := private.write_plans_of_author(them.plans);
    perform private.note_written_plans(them.table_name, written);
    done := done + cardinality(written);
  end loop;
  for plan in
    select * from public.planned_changes where state = 'waiting' and due_at = moment order by created_at, id
  loop
    -- What the ones before it have changed of it.
    select * into plan from public.planned_changes as it where id = plan.id and state = 'waiting'
      and (undoes is null or exists (select from public.planned_changes as start where start.id = it.undoes and start.state = 'done'))
      for update;
    continue when not found;
    begin
      perform private.become_author(plan);
      why_not := private.write_planned_change(plan);
    exception
      when deadlock_detected or lock_not_available or serialization_failure then raise;
      when others then why_not := sqlerrm;
    end;
    perform set_config('role', 'none', true), set_config('request.jwt.claims', '', true);
    perform private.note_planned_change(plan, why_not);
    done := done + 1;
  end loop;
  return done;
end
$$;

create or replace function private.write_plans_until(until timestamptz) returns integer
language plpgsql set search_path = '' as $$
declare
  moment timestamptz;
  done integer := 0;
begin
  for moment in
    select distinct due_at from public.planned_changes where state = 'waiting' and due_at <= until order by due_at
  loop
    done := done + private.write_plans_of(moment);
  end loop;
  return done;
end
$$;

revoke all on function private.become_author(public.planned_changes), private.write_planned_changes(public.planned_changes[]),
  private.write_plans_of_author(public.planned_changes[]), private.note_written_plans(text, uuid[]),
  private.write_plans_of(timestamptz) from public, anon, authenticated, service_role;
grant execute on function private.write_planned_changes(public.planned_changes[]) to authenticated;
