-- Who may what. Whoever is on the staff today is of the direction, so nothing changes where nobody gives another role.
alter table public.staff add column role text not null default 'direction'
  constraint staff_role_known check (role in ('direction', 'editor', 'club_manager', 'reception'));
alter table public.staff add constraint staff_admin_is_of_direction check (role = 'direction' or not is_admin);

-- The clubs of a manager or of somebody at the desk.
create table public.staff_clubs (
  user_id uuid not null references public.staff (user_id) on delete cascade,
  club_id text not null references public.clubs (id) on update cascade on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, club_id)
);
create index staff_clubs_club_id on public.staff_clubs (club_id);
alter table public.staff_clubs enable row level security;
revoke all on public.staff_clubs from public, anon, authenticated, service_role;
grant select on public.staff_clubs to authenticated;
grant select, insert, update, delete on public.staff_clubs to service_role;
create policy "A person sees her own clubs" on public.staff_clubs
  for select to authenticated using (user_id = (select auth.uid()));

select private.record_changes('public.staff', array['user_id', 'is_admin', 'role', 'created_at']);
select private.record_changes('public.staff_clubs', array['user_id', 'club_id', 'created_at']);

-- What each role may do; the direction may do everything. A bucket of files counts as a table. Tables that every visitor
-- reads are read by all, whatever stands here.
create table private.role_rights (
  role text not null,
  table_name text not null,
  deeds text[] not null,
  -- With what is of her clubs alone.
  own_clubs boolean not null,
  primary key (role, table_name)
);
revoke all on private.role_rights from public, anon, authenticated, service_role;

insert into private.role_rights (role, table_name, deeds, own_clubs)
select 'editor', name, '{select,insert,update,delete}'::text[], false from unnest(array[
  'activities', 'articles', 'class_exceptions', 'club_classes', 'club_days', 'events', 'header_links', 'landing_pages',
  'merch_products', 'ninecast_episodes', 'partners', 'positions', 'site_content', 'site_settings', 'testimonials',
  'public-assets', 'media_assets']) as name
union all select 'editor', name, '{select,update}', false from unnest(array[
  'clubs', 'company', 'manifiesto_content', 'page_words']) as name
union all select 'editor', name, '{select}', false from unnest(array['club_extra_services', 'page_views']) as name
union all select 'club_manager', name, '{select,insert,update,delete}', true from unnest(array[
  'precios', 'club_extra_services', 'club_classes', 'class_exceptions', 'club_days', 'media_assets']) as name
union all select 'club_manager', name, '{select,update}', true from unnest(array['clubs', 'visit_settings']) as name
union all select 'club_manager', name, '{select}', true from unnest(array['applications']) as name
union all select 'club_manager', 'public-assets', '{insert}', false
union all select 'reception', 'visit_settings', '{select}', true
union all select role, name, '{select,update}', true
  from unnest(array['club_manager', 'reception']) as role, unnest(array['requests']) as name
union all select role, name, '{select,insert,update}', true
  from unnest(array['club_manager', 'reception']) as role, unnest(array['visits']) as name
union all select role, name, '{select,insert}', true
  from unnest(array['club_manager', 'reception']) as role, unnest(array['request_events']) as name
union all select role, name, '{select}', true
  from unnest(array['club_manager', 'reception']) as role, unnest(array['visit_events', 'outbox']) as name
union all select role, name, '{select}', false
  from unnest(array['club_manager', 'reception']) as role, unnest(array['mail_service', 'reply_templates']) as name;

-- These are called as (select …): once per statement, however many rows it touches.

-- Whether the caller may do this with every row of a table.
create function private.may(deed text, tbl text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.has_shown_enough() and exists (
    select from public.staff where staff.user_id = (select auth.uid()) and (staff.role = 'direction' or exists (
      select from private.role_rights as rights
      where rights.role = staff.role and rights.table_name = tbl and deed = any (rights.deeds) and not rights.own_clubs)))
$$;

-- The clubs with whose rows she may do it where she may not with every row.
create function private.clubs_for(deed text, tbl text) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(clubs.club_id), '{}')
  from public.staff join public.staff_clubs as clubs using (user_id) join private.role_rights as rights using (role)
  where staff.user_id = (select auth.uid()) and rights.table_name = tbl and deed = any (rights.deeds) and rights.own_clubs
    and private.has_shown_enough()
$$;

-- With the rows of this club.
create function private.may(deed text, tbl text, club text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.may(deed, tbl) or coalesce(club = any (private.clubs_for(deed, tbl)), false)
$$;

-- The tables that she may change, of all clubs or of her own: what of the record she reads.
create function private.tables_to_change(of_own_clubs boolean) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(case when rights.table_name in ('public-assets', 'media_assets') then 'objects'
    else rights.table_name end), '{}')
  from public.staff join private.role_rights as rights using (role)
  where staff.user_id = (select auth.uid()) and 'update' = any (rights.deeds) and rights.own_clubs = of_own_clubs
    and private.has_shown_enough()
$$;

create function private.my_clubs() returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(club_id), '{}') from public.staff_clubs
  where user_id = (select auth.uid()) and private.has_shown_enough()
$$;

revoke all on function private.may(text, text), private.may(text, text, text), private.clubs_for(text, text),
  private.tables_to_change(boolean), private.my_clubs() from public;
grant execute on function private.may(text, text), private.may(text, text, text), private.clubs_for(text, text),
  private.tables_to_change(boolean), private.my_clubs() to authenticated;

-- The one line of a table that staff work in: gives it the policies of the roles, in place of those that let all staff do
-- everything. `club`: how the club of a row is written, where it is of one.
create function private.ask_roles(asked regclass, club text default null, of_deeds text[] default
  '{select,insert,update,delete}') returns void
language plpgsql set search_path = '' as $$
declare
  told constant text := (select relname from pg_catalog.pg_class where oid = asked);
  policy record;
  deed text;
  right_to text;
begin
  for policy in select policyname from pg_catalog.pg_policies where schemaname = 'public' and tablename = told
    and concat(qual, with_check) like '%private.is_staff()%' loop
    execute format('drop policy %I on %s', policy.policyname, asked);
  end loop;
  foreach deed in array of_deeds loop
    right_to := format('(select private.may(%L, %L))', deed, told)
      || case when club is null then ''
        else format(' or %s = any ((select private.clubs_for(%L, %L))::text[])', club, deed, told) end;
    execute format('create policy %I on %s for %s to authenticated %s', 'Staff ' || deed || ' by role', asked, deed,
      case deed when 'insert' then format('with check (%s)', right_to)
        when 'update' then format('using (%1$s) with check (%1$s)', right_to)
        else format('using (%s)', right_to) end);
  end loop;
end
$$;
revoke all on function private.ask_roles(regclass, text, text[]) from public, anon, authenticated, service_role;

select private.ask_roles(format('public.%I', asked)::regclass) from unnest(array[
  'activities', 'articles', 'company', 'events', 'header_links', 'landing_pages', 'manifiesto_content', 'merch_products',
  'ninecast_episodes', 'partners', 'positions', 'privacy_settings', 'reply_templates', 'site_content', 'site_settings',
  'testimonials']) as asked;
select private.ask_roles(format('public.%I', asked)::regclass, 'club_id') from unnest(array[
  'club_classes', 'club_days', 'club_extra_services', 'precios']) as asked;
select private.ask_roles('public.clubs', 'id');
select private.ask_roles('public.class_exceptions',
  '(select club_id from public.club_classes where club_classes.id = class_id)');
select private.ask_roles('public.page_words', null, '{update}');
select private.ask_roles('public.partner_submissions', null, '{select,update,delete}');
select private.ask_roles('public.requests', 'club_id', '{select,update,delete}');
select private.ask_roles('public.visit_settings', 'club_id', '{select,update}');
select private.ask_roles('public.visits', 'club_id', '{select}');
select private.ask_roles('public.visit_events',
  '(select club_id from public.visits where visits.id = visit_id)', '{select}');
select private.ask_roles('public.outbox',
  '(select club_id from public.requests where requests.id = request_id)', '{select}');
select private.ask_roles(format('public.%I', asked)::regclass, null, '{select}') from unnest(array[
  'backup_runs', 'data_erasures', 'mail_service', 'page_views']) as asked;

select private.ask_roles('public.request_events',
  '(select club_id from public.requests where requests.id = request_id)', '{select,insert}');
create policy "By hand nobody says more than this" on public.request_events as restrictive
  for insert to authenticated with check (action in ('note', 'email', 'call', 'whatsapp'));

drop policy "Staff read who did what" on public.audit_log;
create policy "Staff read who did what in what is theirs" on public.audit_log for select to authenticated using (
  (select private.may('select', 'audit_log'))
  or table_name = any ((select private.tables_to_change(false))::text[])
  or (table_name = any ((select private.tables_to_change(true))::text[])
    and club = any ((select private.my_clubs())::text[])));

-- Files: of the gallery by their folder, which is the club; of applications by the request they came with.
drop policy "Staff upload the site's files" on storage.objects;
drop policy "Staff replace the site's files" on storage.objects;
drop policy "Staff remove the site's files" on storage.objects;
drop policy "Staff read applications' files" on storage.objects;
drop policy "Staff remove applications' files" on storage.objects;
do $$
declare
  deed text;
  right_to text;
begin
  foreach deed in array '{insert,update,delete}'::text[] loop
    right_to := format('bucket_id = ''public-assets'' and (select private.may(%1$L, ''public-assets''))
      or bucket_id = ''media_assets'' and ((select private.may(%1$L, ''media_assets''))
        or split_part(name, ''/'', 1) = any ((select private.clubs_for(%1$L, ''media_assets''))::text[]))', deed);
    execute format('create policy %I on storage.objects for %s to authenticated %s', 'Staff ' || deed || ' files by role',
      deed, case deed when 'insert' then format('with check (%s)', right_to)
        when 'update' then format('using (%1$s) with check (%1$s)', right_to) else format('using (%s)', right_to) end);
  end loop;
end
$$;
create policy "Staff read applications' files by role" on storage.objects for select to authenticated using (
  bucket_id = 'applications' and ((select private.may('select', 'applications')) or exists (
    select from public.requests
    where cv_path = objects.name and club_id = any ((select private.clubs_for('select', 'applications'))::text[]))));
create policy "Staff remove applications' files by role" on storage.objects for delete to authenticated using (
  bucket_id = 'applications' and (select private.may('delete', 'applications')));

-- Functions that run as their owner ask the role where they asked whether somebody is on the staff.
do $$
declare
  asking record;
  written text;
begin
  for asking in select * from (values
    ('public.visit_agenda(text, date, date)', '(select private.is_staff())',
      $q$(select private.may('select', 'visits', club))$q$),
    ('public.move_visit_at_desk(uuid, timestamptz, boolean)', 'private.is_staff()',
      $q$private.may('update', 'visits', (select club_id from public.visits where id = visit))$q$),
    ('public.set_visit_status(uuid, text, boolean)', 'private.is_staff()',
      $q$private.may('update', 'visits', (select club_id from public.visits where id = visit))$q$),
    ('public.issue_visit_secret(uuid)', 'private.is_staff()',
      $q$private.may('update', 'visits', (select club_id from public.visits where id = visit))$q$),
    ('public.send_answer(uuid, text, text)', 'private.is_staff()',
      $q$private.may('update', 'requests', (select club_id from public.inbox where id = request))$q$),
    ('public.retry_mail(uuid)', 'private.is_staff()',
      $q$private.may('update', 'requests', (
      select club_id from public.outbox join public.requests on requests.id = request_id where outbox.id = mail))$q$),
    ('public.forget_person(text)', '(select private.is_staff())', $q$private.may('delete', 'privacy_settings')$q$),
    ('private.find_in_list(text, text[], integer)', '(select private.is_staff())',
      $q$(private.may('select', list) or private.clubs_for('select', list) <> '{}')$q$),
    ('public.book_visit(text, timestamptz, text, text, text, text, text, boolean, text, boolean, text)',
      'private.is_staff()', $q$private.may('insert', 'visits', club)$q$),
    ('public.restore_deleted(bigint, boolean)', $q$obstacle := private.what_is_in_its_place(gone);
  if$q$, $q$if not private.may('insert', gone.table_name, gone.club) then
    raise exception 'Tu cuenta no tiene permiso para recuperar esto.' using errcode = '42501';
  end if;
  obstacle := private.what_is_in_its_place(gone);
  if$q$),
    ('public.confirm_translation(uuid)', 'private.is_staff()', $q$private.may('update', (
    select table_name from public.outdated_translations where id = mark))$q$)
  ) as them (signature, was, is_now) loop
    written := pg_get_functiondef(asking.signature::regprocedure);
    if position(asking.was in written) = 0 then raise exception '% does not say %', asking.signature, asking.was; end if;
    execute replace(written, asking.was, asking.is_now);
  end loop;
end
$$;

-- A planned change is of the club that its row is of.
alter table public.planned_changes add column club text;
create function private.name_club_of_plan() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  execute format($q$select coalesce(told ->> 'club_id', case when %1$L = 'clubs' then told ->> 'id' end)
    from (select to_jsonb(it) as told from public.%1$I as it where %2$I::text = $1) as found$q$,
    new.table_name, (private.plannable(new.table_name)).key) into new.club using new.row_id;
  return new;
end
$$;
revoke all on function private.name_club_of_plan() from public, anon, authenticated, service_role;
create trigger name_club_of_plan before insert on public.planned_changes
  for each row when (new.table_name is not null) execute function private.name_club_of_plan();
drop policy "Staff plan changes" on public.planned_changes;
select private.record_changes('public.planned_changes',
  array['id', 'table_name', 'row_id', 'club', 'due_at', 'state', 'created_at']);
create policy "Staff plan changes of what is theirs" on public.planned_changes for all to authenticated using (
  (select private.may('update', 'planned_changes'))
  or table_name = any ((select private.tables_to_change(false))::text[])
  or (table_name = any ((select private.tables_to_change(true))::text[])
    and club = any ((select private.my_clubs())::text[])));

drop policy "Staff read which translations are outdated" on public.outdated_translations;
create policy "Staff read which of their translations are outdated" on public.outdated_translations
  for select to authenticated using (
    (select private.may('select', 'outdated_translations'))
    or table_name = any ((select private.tables_to_change(false))::text[]));

-- Who looks after the others is of the direction, and where there is staff somebody of the direction is among them.
create or replace function private.keep_an_administrator() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  next_one uuid;
begin
  if exists (select from public.staff) and not exists (select from public.staff where is_admin) then
    select user_id into next_one from public.staff where role = 'direction' order by created_at, user_id limit 1;
    if next_one is null then
      raise exception 'Nadie quita a la última persona de dirección.' using errcode = '23514';
    end if;
    update public.staff set is_admin = true where user_id = next_one;
  end if;
  return null;
end
$$;

-- Gives somebody a role, and the clubs it is for; roles for all clubs take none. Only an administrator, never for herself.
create function public.give_role(person uuid, new_role text, of_clubs text[] default '{}') returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_power_over(person);
  if new_role is null or new_role not in ('direction', 'editor', 'club_manager', 'reception') then
    raise exception 'Este puesto no existe.' using errcode = '22023';
  end if;
  if new_role <> 'direction' and exists (select from public.staff where user_id = person and is_admin) then
    raise exception 'Administra el acceso: quítale antes la administración.' using errcode = '22023';
  end if;
  of_clubs := case when new_role in ('club_manager', 'reception') then coalesce(of_clubs, '{}') else '{}' end;
  if new_role in ('club_manager', 'reception') and cardinality(of_clubs) = 0 then
    raise exception 'Elige al menos un club.' using errcode = '22023';
  end if;
  if exists (select from unnest(of_clubs) as club where not exists (select from public.clubs where id = club)) then
    raise exception 'Uno de los clubs ya no existe.' using errcode = '22023';
  end if;
  update public.staff set role = new_role where user_id = person and role <> new_role;
  delete from public.staff_clubs where user_id = person and club_id <> all (of_clubs);
  insert into public.staff_clubs (user_id, club_id) select person, club from unnest(of_clubs) as club
    on conflict do nothing;
end
$$;
revoke all on function public.give_role(uuid, text, text[]) from public, anon, service_role;
grant execute on function public.give_role(uuid, text, text[]) to authenticated;

create or replace function public.make_administrator(person uuid, administrator boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_power_over(person);
  if administrator and exists (select from public.staff where staff.user_id = person and role <> 'direction') then
    raise exception 'Solo alguien de dirección administra el acceso: cámbiale antes el puesto.' using errcode = '22023';
  end if;
  update public.staff set is_admin = administrator where staff.user_id = person;
end
$$;

-- What the panel shows her goes by this; what she may the policies say. `rights` is null for the direction: everything.
drop function public.my_access();
create function public.my_access() returns table (
  is_staff boolean, is_admin boolean, missing text, role text, clubs text[], rights jsonb)
language sql stable security definer set search_path = '' as $$
  select staff.user_id is not null, coalesce(staff.is_admin, false),
    case
      when private.has_shown_enough() then null
      when exists (
        select from auth.mfa_factors where mfa_factors.user_id = (select auth.uid()) and mfa_factors.status = 'verified')
        then 'code'
      else 'factor'
    end,
    staff.role, private.my_clubs(),
    case when staff.role <> 'direction' then (
      select jsonb_object_agg(table_name, jsonb_build_object('deeds', deeds, 'own_clubs', own_clubs))
      from private.role_rights where role_rights.role = staff.role) end
  from (select) as nothing left join public.staff on staff.user_id = (select auth.uid())
$$;
revoke all on function public.my_access() from public, anon, service_role;
grant execute on function public.my_access() to authenticated;

drop function public.list_people();
create function public.list_people() returns table (
  user_id uuid, email text, is_admin boolean, is_me boolean, is_invited boolean, has_second_factor boolean,
  added_at timestamptz, last_seen_at timestamptz, sessions integer, name text, role text, clubs text[])
language sql stable security definer set search_path = '' as $$
  select users.id, users.email::text, staff.is_admin, users.id = (select auth.uid()),
    users.last_sign_in_at is null and users.invited_at is not null,
    exists (select from auth.mfa_factors where mfa_factors.user_id = users.id and mfa_factors.status = 'verified'),
    staff.created_at,
    greatest(users.last_sign_in_at, max(coalesce(sessions.refreshed_at at time zone 'utc', sessions.created_at))),
    count(sessions.id)::integer, staff.name, staff.role,
    array(select club_id from public.staff_clubs where staff_clubs.user_id = users.id order by club_id)
  from public.staff join auth.users on users.id = staff.user_id left join auth.sessions on sessions.user_id = users.id
  where (select private.is_admin())
  group by users.id, staff.user_id
  order by staff.created_at, users.email
$$;
revoke all on function public.list_people() from public, anon, service_role;
grant execute on function public.list_people() to authenticated;

-- Whom to ask for what one may not do oneself.
drop function public.list_colleagues();
create function public.list_colleagues() returns table (user_id uuid, email text, name text, is_me boolean, role text)
language sql stable security definer set search_path = '' as $$
  select users.id, users.email::text,
    coalesce(nullif(staff.name, ''), initcap(translate(split_part(users.email, '@', 1), '._-', '   '))),
    users.id = (select auth.uid()), staff.role
  from public.staff join auth.users on users.id = staff.user_id
  where (select private.is_staff()) order by 3, users.email
$$;
revoke all on function public.list_colleagues() from public, anon, service_role;
grant execute on function public.list_colleagues() to authenticated;
