-- Who did what: one record of every change of every table that staff write. Nobody writes it but the trigger below, and
-- nothing rewrites it. Columns that hold what is a visitor's, or secret, are never among those that it keeps.
create table public.audit_log (
  id bigint generated always as identity primary key,
  -- Entries of one transaction have both in common.
  transaction bigint not null default pg_current_xact_id()::text::bigint,
  at timestamptz not null default now(),
  -- Null where the house did it by itself, or somebody with the secret key.
  person uuid default auth.uid(),
  person_email text not null default coalesce(auth.jwt() ->> 'email', ''),
  table_name text not null,
  row_id text not null,
  -- The club that the row is of, where it is of one: rights of a club's manager are asked of this.
  club text,
  kind text not null constraint audit_log_kind_known check (kind in ('insert', 'update', 'delete')),
  -- The whole row of what came or went, the columns that changed of what stayed.
  before jsonb,
  after jsonb
);
create index audit_log_of_row on public.audit_log (table_name, row_id, id desc);
create index audit_log_of_table on public.audit_log (table_name, id desc);
create index audit_log_of_person on public.audit_log (person, id desc);
create index audit_log_of_club on public.audit_log (club, id desc) where club is not null;
create index audit_log_at on public.audit_log (at);
create index audit_log_deletions on public.audit_log (transaction) where kind = 'delete';

alter table public.audit_log enable row level security;
revoke all on public.audit_log from public, anon, authenticated, service_role;
grant select on public.audit_log to authenticated, service_role;
create policy "Staff read who did what" on public.audit_log
  for select to authenticated using ((select private.is_staff()));

-- Which columns of which tables are kept. One that comes later is not, until its table is registered again.
create table private.audited_tables (
  table_name text primary key,
  key_columns text[] not null,
  columns text[] not null,
  -- Every column: a row that went can be made anew from the record.
  is_whole boolean not null
);

-- The club of a row that does not name it itself.
create function private.club_of(of_table text, told jsonb) returns text
language sql stable set search_path = '' as $$
  select case of_table
    when 'objects' then split_part(told ->> 'name', '/', 1)
    when 'class_exceptions' then (select club_id from public.club_classes where id = (told ->> 'class_id')::uuid)
    when 'request_events' then (select club_id from public.requests where id = (told ->> 'request_id')::uuid)
  end
$$;

-- One statement, one insert, however many rows it changed; what two thousand of them cost is why it calls no function.
create function private.write_audit() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kept private.audited_tables;
  withheld text[];
  key text;
  second_key text;
  club_key text := case when tg_table_name = 'clubs' then 'id' else 'club_id' end;
  asks_club boolean := tg_table_name in ('objects', 'class_exceptions', 'request_events');
  -- Files of applications are their senders'.
  left_out text := case when tg_table_name = 'objects' then 'applications' end;
begin
  -- What visitors send is theirs, not something that the team did.
  if coalesce(current_setting('role', true), '') in ('anon', 'authenticated')
    and not exists (select from public.staff where user_id = (select auth.uid())) and tg_table_name <> 'staff' then
    return null;
  end if;
  select * into strict kept from private.audited_tables where table_name = tg_table_name;
  key := kept.key_columns[1];
  second_key := kept.key_columns[2];
  withheld := array(
    select attname::text from pg_catalog.pg_attribute
    where attrelid = tg_relid and attnum > 0 and not attisdropped and attname <> all (kept.columns));
  if tg_op = 'UPDATE' then
    -- A row whose key changes is one that went and one that came.
    insert into public.audit_log (table_name, row_id, club, kind, before, after)
    select tg_table_name, coalesce(is_now.key, was.key),
      case when asks_club then private.club_of(tg_table_name, coalesce(is_now.told, was.told))
        else coalesce(is_now.told ->> club_key, was.told ->> club_key) end,
      case when was.told is null then 'insert' when is_now.told is null then 'delete' else 'update' end,
      case when is_now.told is null then was.told else changed.before end,
      case when was.told is null then is_now.told else changed.after end
    from (
      select told, (told ->> key) || coalesce('/' || (told ->> second_key), '') as key
      from (select to_jsonb(old_rows) - withheld as told from old_rows offset 0) as made
    ) as was
    full join (
      select told, (told ->> key) || coalesce('/' || (told ->> second_key), '') as key
      from (select to_jsonb(new_rows) - withheld as told from new_rows offset 0) as made
    ) as is_now on is_now.key = was.key
    cross join lateral (
      select jsonb_object_agg(name, value) as before, jsonb_object_agg(name, is_now.told -> name) as after
      from jsonb_each(was.told) as each (name, value)
      where value is distinct from is_now.told -> name and name <> 'updated_at'
    ) as changed
    where (was.told is null or is_now.told is null or changed.before is not null)
      and (left_out is null or coalesce(is_now.told, was.told) ->> 'bucket_id' <> left_out);
    return null;
  end if;
  if tg_op = 'INSERT' then
    insert into public.audit_log (table_name, row_id, club, kind, after)
    select tg_table_name, (told ->> key) || coalesce('/' || (told ->> second_key), ''),
      case when asks_club then private.club_of(tg_table_name, told) else told ->> club_key end, 'insert', told
    from (select to_jsonb(new_rows) - withheld as told from new_rows offset 0) as made
    where left_out is null or told ->> 'bucket_id' <> left_out;
  else
    insert into public.audit_log (table_name, row_id, club, kind, before)
    select tg_table_name, (told ->> key) || coalesce('/' || (told ->> second_key), ''),
      case when asks_club then private.club_of(tg_table_name, told) else told ->> club_key end, 'delete', told
    from (select to_jsonb(old_rows) - withheld as told from old_rows offset 0) as made
    where left_out is null or told ->> 'bucket_id' <> left_out;
  end if;
  return null;
end
$$;

-- The one line of a table that staff write, and of each new column of it. `kept_columns`: those that may be kept where a row
-- also holds what may not.
create function private.record_changes(watched regclass, kept_columns text[] default null) returns void
language plpgsql set search_path = '' as $$
declare
  told text := (select relname from pg_catalog.pg_class where oid = watched);
begin
  insert into private.audited_tables (table_name, key_columns, columns, is_whole)
  select told,
    array(select attname::text from pg_catalog.pg_index, unnest(indkey) with ordinality as part (number, place)
      join pg_catalog.pg_attribute on attnum = number
      where indrelid = watched and indisprimary and attrelid = watched order by place),
    coalesce(kept_columns, array(select attname::text from pg_catalog.pg_attribute
      where attrelid = watched and attnum > 0 and not attisdropped and attgenerated = '' order by attnum)),
    kept_columns is null
  on conflict (table_name) do update set columns = excluded.columns, is_whole = excluded.is_whole;
  if exists (select from pg_catalog.pg_trigger where tgrelid = watched and tgname = 'write_audit_of_insert') then return; end if;
  execute format('create trigger write_audit_of_insert after insert on %s referencing new table as new_rows
    for each statement execute function private.write_audit()', watched);
  execute format('create trigger write_audit_of_update after update on %s referencing old table as old_rows
    new table as new_rows for each statement execute function private.write_audit()', watched);
  execute format('create trigger write_audit_of_delete after delete on %s referencing old table as old_rows
    for each statement execute function private.write_audit()', watched);
end
$$;

revoke all on private.audited_tables from public, anon, authenticated, service_role;
revoke all on function private.club_of(text, jsonb), private.write_audit(),
  private.record_changes(regclass, text[]) from public, anon, authenticated, service_role;

select private.record_changes(format('public.%I', watched)::regclass) from unnest(array[
  'access_settings', 'activities', 'articles', 'class_exceptions', 'club_classes', 'club_days', 'club_extra_services',
  'clubs', 'company', 'events', 'former_slugs', 'header_links', 'landing_pages', 'manifiesto_content', 'merch_products',
  'ninecast_episodes', 'page_words', 'partners', 'positions', 'precios', 'privacy_settings', 'reply_templates',
  'site_content', 'site_settings', 'testimonials', 'visit_settings']) as watched;

-- Visitors are in these, and colleagues: that something was done with a row, never what somebody wrote or who she is.
select private.record_changes('public.requests',
  array['id', 'kind', 'club_id', 'position_id', 'status', 'assigned_to', 'created_at']);
select private.record_changes('public.partner_submissions', array['id', 'status', 'assigned_to', 'created_at']);
select private.record_changes('public.request_events', array['id', 'request_id', 'action', 'created_at']);
select private.record_changes('public.visits',
  array['id', 'club_id', 'starts_at', 'ends_at', 'status', 'origin', 'created_at']);
select private.record_changes('public.staff', array['user_id', 'is_admin', 'created_at']);
select private.record_changes('storage.objects', array['id', 'bucket_id', 'name', 'created_at']);

-- How long it is kept; the night's work forgets what is older.
alter table public.privacy_settings add column audit_months integer not null default 24
  constraint privacy_settings_audit_months_range check (audit_months between 2 and 120);
select private.record_changes('public.privacy_settings');

create function private.forget_audit() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.audit_log
  where at < now() - (select make_interval(months => audit_months) from public.privacy_settings);
  return null;
end
$$;
revoke all on function private.forget_audit() from public, anon, authenticated, service_role;
create trigger forget_audit after insert on public.data_erasures
  for each row when (new.reason = 'term') execute function private.forget_audit();
