-- What is said of each file of the site. Which files there are storage.objects says: these rows come, move and go with its
-- rows, so that a list of twenty thousand is searched without asking anything else.
create table public.media (
  id uuid primary key,
  bucket text not null,
  path text not null,
  -- Without its folder and the moment of its upload.
  name text not null generated always as (regexp_replace(path, '^(.*/)?(\d{13}_)?', '')) stored,
  mime text not null,
  kind text not null generated always as (
    case when mime like 'image/%' then 'picture' when mime like 'video/%' then 'video' else 'document' end) stored,
  bytes bigint not null default 0,
  -- As whoever sent it has measured it; of the file as it was chosen, so that it is known again however it was made fit.
  width integer constraint media_width_range check (width between 1 and 100000),
  height integer constraint media_height_range check (height between 1 and 100000),
  hash text constraint media_hash_shape check (hash ~ '^[0-9a-f]{64}$'),
  alt_es text not null default '' constraint media_alt_es_length check (char_length(alt_es) <= 300),
  alt_en text not null default '' constraint media_alt_en_length check (char_length(alt_en) <= 300),
  -- What no cut leaves out, in hundredths from the left and from above.
  focal_x smallint constraint media_focal_x_range check (focal_x between 0 and 100),
  focal_y smallint constraint media_focal_y_range check (focal_y between 0 and 100),
  -- Of the gallery: its club. Else the club of the manager who sent it.
  club_id text,
  created_by uuid,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search text not null generated always as (
    private.fold_words(translate(path, '-_/.', '    ') || ' ' || alt_es || ' ' || alt_en)) stored,
  unique (bucket, path),
  constraint media_focal_whole check ((focal_x is null) = (focal_y is null))
);
create index media_created_at on public.media (created_at desc, id);
create index media_hash on public.media (hash) where hash is not null;
create trigger keep_updated_at before update on public.media for each row execute function private.keep_updated_at();

-- Where files are used: written by the triggers below, from every column of every table whose changes are recorded. `place`:
-- a row as it is, a change that is planned, a row in the trash, an earlier version.
create table private.noted_uses (
  place text not null,
  table_name text not null,
  row_id text not null,
  column_name text not null,
  bucket text not null,
  path text not null,
  club text,
  -- What the row is called.
  named text not null default '',
  at timestamptz not null default now(),
  -- Of the record of changes, or of the plan.
  entry text
);
create index noted_uses_of_file on private.noted_uses (bucket, path);
create index noted_uses_of_row on private.noted_uses (table_name, row_id);
create index noted_uses_of_entry on private.noted_uses (entry) where entry is not null;

-- The files that a text names. At the end of a sentence a full stop is the sentence's.
create function private.files_in(told text) returns table (bucket text, path text)
language sql immutable set search_path = '' as $$
  select distinct match[1], match[2]
  from regexp_matches(told, '(public-assets|media_assets)/([A-Za-z0-9._/-]*[A-Za-z0-9])', 'g') as match
$$;

create function private.name_in(told jsonb) returns text
language sql immutable set search_path = '' as $$
  select left(coalesce(told ->> 'title', told ->> 'name', told ->> 'content_key', told ->> 'setting_key', told ->> 'text',
    told ->> 'page', ''), 200)
$$;

create function private.note_files() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kept private.audited_tables;
  club_key text := case when tg_table_name = 'clubs' then 'id' else 'club_id' end;
begin
  select * into strict kept from private.audited_tables where table_name = tg_table_name;
  if tg_op <> 'INSERT' then
    delete from private.noted_uses as noted using old_rows
    where noted.table_name = tg_table_name and noted.place = 'row'
      and noted.row_id = (to_jsonb(old_rows) ->> kept.key_columns[1]) || coalesce('/' || (to_jsonb(old_rows) ->> kept.key_columns[2]), '');
  end if;
  if tg_op <> 'DELETE' then
    insert into private.noted_uses (place, table_name, row_id, column_name, bucket, path, club, named)
    select 'row', tg_table_name, (told ->> kept.key_columns[1]) || coalesce('/' || (told ->> kept.key_columns[2]), ''),
      part.name, file.bucket, file.path, told ->> club_key, private.name_in(told)
    from (select to_jsonb(new_rows) as told from new_rows offset 0) as made
    cross join lateral jsonb_each_text(told) as part (name, said)
    cross join lateral private.files_in(said) as file
    where told::text ~ '(public-assets|media_assets)/' and part.name = any (kept.columns)
      and said ~ '(public-assets|media_assets)/';
  end if;
  return null;
end
$$;

-- Of versions and of the trash. A row that is back is in the trash no longer.
create function private.note_files_of_record() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    delete from private.noted_uses where place in ('trash', 'version') and entry in (select old_rows.id::text from old_rows);
    return null;
  end if;
  update private.noted_uses as noted set place = 'version' from new_rows
  where noted.place = 'trash' and new_rows.kind = 'insert'
    and noted.table_name = new_rows.table_name and noted.row_id = new_rows.row_id;
  insert into private.noted_uses (place, table_name, row_id, column_name, bucket, path, club, named, at, entry)
  select distinct case new_rows.kind when 'delete' then 'trash' else 'version' end, new_rows.table_name, new_rows.row_id,
    part.name, file.bucket, file.path, new_rows.club, private.name_in(coalesce(new_rows.after, new_rows.before)), new_rows.at,
    new_rows.id::text
  from new_rows
  cross join lateral (values (new_rows.before), (new_rows.after)) as state (told)
  cross join lateral jsonb_each_text(told) as part (name, said)
  cross join lateral private.files_in(said) as file
  where told::text ~ '(public-assets|media_assets)/' and said ~ '(public-assets|media_assets)/'
    and new_rows.table_name in (select table_name from private.audited_tables where is_whole);
  return null;
end
$$;
create trigger note_files_of_inserted after insert on public.audit_log referencing new table as new_rows
  for each statement execute function private.note_files_of_record();
create trigger note_files_of_deleted after delete on public.audit_log referencing old table as old_rows
  for each statement execute function private.note_files_of_record();

create function private.note_files_of_plan() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' then delete from private.noted_uses where place = 'plan' and entry = old.id::text; end if;
  if tg_op <> 'DELETE' and new.state = 'waiting' then
    insert into private.noted_uses (place, table_name, row_id, column_name, bucket, path, club, at, entry)
    select 'plan', new.table_name, new.row_id, part.name, file.bucket, file.path, new.club, new.due_at, new.id::text
    from jsonb_each_text(new.changes) as part (name, said) cross join lateral private.files_in(said) as file;
  end if;
  return null;
end
$$;
create trigger note_files_of_plan after insert or update or delete on public.planned_changes
  for each row execute function private.note_files_of_plan();

-- Whoever records a table's changes has its files followed: nobody has to remember a second line.
create function private.follow_files(watched regclass) returns void
language plpgsql set search_path = '' as $$
begin
  if exists (select from pg_catalog.pg_trigger where tgrelid = watched and tgname = 'note_files_of_inserted') then return; end if;
  execute format('create trigger note_files_of_inserted after insert on %s referencing new table as new_rows
    for each statement execute function private.note_files()', watched);
  execute format('create trigger note_files_of_updated after update on %s referencing old table as old_rows
    new table as new_rows for each statement execute function private.note_files()', watched);
  execute format('create trigger note_files_of_deleted after delete on %s referencing old table as old_rows
    for each statement execute function private.note_files()', watched);
end
$$;
do $$
declare
  written text := pg_get_functiondef('private.record_changes(regclass, text[])'::regprocedure);
  was constant text := 'if exists (select from pg_catalog.pg_trigger where tgrelid = watched and tgname = ''write_audit_of_insert'')';
begin
  if position(was in written) = 0 then raise exception 'record_changes does not say %', was; end if;
  execute replace(written, was, 'if kept_columns is null then perform private.follow_files(watched); end if;
  ' || was);
end
$$;
select private.follow_files(format('public.%I', table_name)::regclass) from private.audited_tables where is_whole;

-- The gallery is a folder: its files stand in their club's page because they are there.
create view private.file_uses as
select * from private.noted_uses
where place in ('row', 'plan') or at > now() - interval '30 days'
union all
select 'row', 'clubs', clubs.id, 'galeria', media.bucket, media.path, clubs.id, clubs.name, media.created_at, null
from public.media join public.clubs on clubs.id = media.club_id where media.bucket = 'media_assets';

-- Puts one file's address in the place of another's wherever a row as it is names it, with the rights of whoever calls; how
-- many rows that changed.
create function private.swap_file(told text, was text, becomes text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(told, regexp_replace(was, '([.^$*+?()\[\]{}|\\-])', '\\\1', 'g') || '(?![A-Za-z0-9_/-]|\.[A-Za-z0-9])', becomes, 'g')
$$;
create function private.rows_to_rewrite(of_bucket text, of_path text) returns table (
  table_name text, key text, row_ids text[], assignments text)
language sql stable security definer set search_path = '' as $$
  select noted.table_name, kept.key_columns[1], array_agg(distinct noted.row_id),
    string_agg(distinct format('%1$I = private.swap_file(%1$I::text, $1, $2)::%2$s', noted.column_name,
      (select format_type(atttypid, atttypmod) from pg_catalog.pg_attribute
        where attrelid = format('public.%I', noted.table_name)::regclass and attname = noted.column_name)), ', ')
  from private.noted_uses as noted join private.audited_tables as kept using (table_name)
  where noted.bucket = of_bucket and noted.path = of_path and noted.place = 'row'
  group by noted.table_name, kept.key_columns
$$;
create function private.rewrite_uses(was_bucket text, was_path text, new_bucket text, new_path text) returns integer
language plpgsql set search_path = '' as $$
declare
  part record;
  changed integer;
  done integer := 0;
begin
  for part in select * from private.rows_to_rewrite(was_bucket, was_path) loop
    execute format('update public.%I set %s where %I::text = any ($3)', part.table_name, part.assignments, part.key)
      using was_bucket || '/' || was_path, new_bucket || '/' || new_path, part.row_ids;
    get diagnostics changed = row_count;
    if changed < cardinality(part.row_ids) then
      raise exception 'También se usa en páginas que no llevas: pide a dirección que la reemplace.' using errcode = '42501';
    end if;
    done := done + changed;
  end loop;
  return done;
end
$$;
-- A plan says what its row will be, and what it was: nobody's save may change that, so this runs as its owner.
create function private.rewrite_plans(was_bucket text, was_path text, new_bucket text, new_path text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  changed integer;
begin
  update public.planned_changes set
    changes = private.swap_file(changes::text, was_bucket || '/' || was_path, new_bucket || '/' || new_path)::jsonb,
    seen = private.swap_file(seen::text, was_bucket || '/' || was_path, new_bucket || '/' || new_path)::jsonb
  where state = 'waiting' and concat(changes::text, seen::text) like '%' || was_bucket || '/' || was_path || '%';
  get diagnostics changed = row_count;
  return changed;
end
$$;

-- Files that come, move and go. One that moves takes its uses along: the gallery is ordered by renaming.
create function private.note_object() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  own_buckets constant text[] := '{public-assets,media_assets}';
  sender constant uuid := (select auth.uid());
begin
  if tg_op = 'DELETE' then
    delete from public.media where id = old.id;
    return null;
  end if;
  if new.bucket_id <> all (own_buckets) or new.name ~ '(^|/)\.emptyFolderPlaceholder$' then return null; end if;
  insert into public.media (id, bucket, path, mime, bytes, club_id, created_by, created_at)
  values (new.id, new.bucket_id, new.name, coalesce(new.metadata ->> 'mimetype', 'application/octet-stream'),
    coalesce((new.metadata ->> 'size')::bigint, 0),
    case when new.bucket_id = 'media_assets' then split_part(new.name, '/', 1)
      when not private.may('update', 'public-assets') then (private.my_clubs())[1] end,
    sender, new.created_at)
  on conflict (id) do update set bucket = excluded.bucket, path = excluded.path, mime = excluded.mime, bytes = excluded.bytes,
    club_id = case when excluded.bucket = 'media_assets' then excluded.club_id else media.club_id end,
    -- Other bytes are to be measured anew.
    width = case when media.bytes = excluded.bytes then media.width end,
    height = case when media.bytes = excluded.bytes then media.height end,
    hash = case when media.bytes = excluded.bytes then media.hash end;
  if tg_op = 'UPDATE' and (new.bucket_id, new.name) is distinct from (old.bucket_id, old.name) then
    perform private.rewrite_uses(old.bucket_id, old.name, new.bucket_id, new.name);
    perform private.rewrite_plans(old.bucket_id, old.name, new.bucket_id, new.name);
  end if;
  return null;
end
$$;
create trigger note_object after insert or update of bucket_id, name, metadata or delete on storage.objects
  for each row execute function private.note_object();

-- What is there already.
insert into public.media (id, bucket, path, mime, bytes, club_id, created_by, created_at)
select id, bucket_id, name, coalesce(metadata ->> 'mimetype', 'application/octet-stream'),
  coalesce((metadata ->> 'size')::bigint, 0), case when bucket_id = 'media_assets' then split_part(name, '/', 1) end,
  owner, created_at
from storage.objects
where bucket_id in ('public-assets', 'media_assets') and name !~ '(^|/)\.emptyFolderPlaceholder$';
do $$
declare
  kept private.audited_tables;
begin
  for kept in select * from private.audited_tables where is_whole loop
    execute format(
      'insert into private.noted_uses (place, table_name, row_id, column_name, bucket, path, club, named)
        select ''row'', %1$L, (told ->> %2$L) || coalesce(''/'' || (told ->> %3$L), ''''), part.name, file.bucket, file.path,
          told ->> %4$L, private.name_in(told)
        from (select to_jsonb(it) as told from public.%1$I as it) as made
        cross join lateral jsonb_each_text(told) as part (name, said) cross join lateral private.files_in(said) as file
        where part.name = any (%5$L)',
      kept.table_name, kept.key_columns[1], kept.key_columns[2],
      case when kept.table_name = 'clubs' then 'id' else 'club_id' end, kept.columns);
  end loop;
  insert into private.noted_uses (place, table_name, row_id, column_name, bucket, path, club, named, at, entry)
  select distinct case when log.kind = 'delete' and not exists (select from public.audit_log as back
      where back.table_name = log.table_name and back.row_id = log.row_id and back.id > log.id and back.kind = 'insert')
      then 'trash' else 'version' end,
    log.table_name, log.row_id, part.name, file.bucket, file.path, log.club,
    private.name_in(coalesce(log.after, log.before)), log.at, log.id::text
  from public.audit_log as log cross join lateral (values (log.before), (log.after)) as state (told)
  cross join lateral jsonb_each_text(told) as part (name, said) cross join lateral private.files_in(said) as file
  where log.table_name in (select table_name from private.audited_tables where is_whole);
  insert into private.noted_uses (place, table_name, row_id, column_name, bucket, path, club, at, entry)
  select 'plan', plan.table_name, plan.row_id, part.name, file.bucket, file.path, plan.club, plan.due_at, plan.id::text
  from public.planned_changes as plan cross join lateral jsonb_each_text(plan.changes) as part (name, said)
  cross join lateral private.files_in(said) as file where plan.state = 'waiting';
end
$$;

-- Who may: all who write pages look; what is said of a file is the direction's and editors', of her own files a manager's.
-- Rows come and go with their files alone.
alter table public.media enable row level security;
revoke all on public.media from public, anon, authenticated, service_role;
-- Pages cut by it, and say it to those who do not see.
grant select (bucket, path, alt_es, alt_en, focal_x, focal_y) on public.media to anon;
grant select, update (width, height, hash, alt_es, alt_en, focal_x, focal_y) on public.media to authenticated;
grant select, update on public.media to service_role;
insert into private.role_rights (role, table_name, deeds, own_clubs) values
  ('editor', 'media', '{select,update}', false), ('club_manager', 'media', '{select,update}', true);
create function private.media_is_mine(file public.media) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.may('insert', 'public-assets') and (file.created_by = (select auth.uid())
    or (exists (select from private.file_uses where bucket = file.bucket and path = file.path and place = 'row')
      and not exists (select from private.file_uses where bucket = file.bucket and path = file.path and place = 'row'
        and (club is null or club <> all (private.clubs_for('update', 'clubs'))))))
$$;
create policy "Anyone reads what is said of pictures" on public.media for select to anon, authenticated using (true);
select private.ask_roles('public.media', 'club_id', '{update}');
create policy "A manager says it of her own files" on public.media
  for update to authenticated using (private.media_is_mine(media)) with check (private.media_is_mine(media));
select private.record_changes('public.media', array['id', 'bucket', 'path', 'alt_es', 'alt_en', 'focal_x', 'focal_y', 'club_id', 'created_at']);
-- Measures change no page.
create trigger bump_content_revision after update of alt_es, alt_en, focal_x, focal_y on public.media
  for each statement execute function private.bump_content_revision();

-- Nobody takes a file away from where it is seen, whatever asks for it; the gallery's own files are the gallery's to remove.
create function private.is_used_file(of_bucket text, of_path text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from private.noted_uses where bucket = of_bucket and path = of_path
    and (place in ('row', 'plan') or (place = 'trash' and at > now() - interval '30 days')))
$$;
create policy "What is used is not removed" on storage.objects as restrictive for delete to authenticated
  using (bucket_id = 'applications' or not private.is_used_file(bucket_id, name));

-- The night's work: what was put into the library on purpose stays until somebody removes it.
create or replace function private.unused_pictures() returns table (bucket text, name text)
language sql stable security definer set search_path = '' as $$
  select objects.bucket_id, objects.name from storage.objects
  where objects.created_at < now() - interval '30 days' and case bucket_id
    when 'public-assets' then objects.name ~ '^[A-Za-z0-9._/-]*[A-Za-z0-9]$' and objects.name not like 'medios/%'
      and not exists (select from private.noted_uses as noted where noted.bucket = bucket_id and noted.path = objects.name
        and (place in ('row', 'plan') or at > now() - interval '30 days'))
    when 'media_assets' then not private.is_used_file(bucket_id, objects.name)
      and not exists (select from public.clubs where id = split_part(objects.name, '/', 1))
      and not exists (
        select from public.audit_log where table_name = 'clubs' and row_id = split_part(objects.name, '/', 1)
          and kind = 'delete' and at > now() - interval '30 days')
  end
$$;

revoke all on private.noted_uses, private.file_uses from public, anon, authenticated, service_role;
revoke all on function private.files_in(text), private.name_in(jsonb), private.note_files(), private.note_files_of_record(),
  private.note_files_of_plan(), private.follow_files(regclass), private.swap_file(text, text, text),
  private.rows_to_rewrite(text, text), private.rewrite_uses(text, text, text, text),
  private.rewrite_plans(text, text, text, text), private.note_object(), private.media_is_mine(public.media),
  private.is_used_file(text, text), private.unused_pictures() from public, anon, authenticated, service_role;
grant execute on function private.media_is_mine(public.media), private.is_used_file(text, text),
  private.swap_file(text, text, text), private.rows_to_rewrite(text, text), private.rewrite_uses(text, text, text, text)
  to authenticated;
