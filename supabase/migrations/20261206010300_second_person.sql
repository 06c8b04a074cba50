-- "Publicar necesita el visto bueno de otra persona": asked of articles, events and landing pages where it is on.
create table public.review_settings (
  id integer primary key default 1 constraint review_settings_is_one_row check (id = 1),
  is_required boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
insert into public.review_settings default values;
create trigger keep_updated_at before update on public.review_settings
  for each row execute function private.keep_updated_at();
alter table public.review_settings enable row level security;
revoke all on public.review_settings from public, anon, authenticated, service_role;
grant select, update (is_required) on public.review_settings to authenticated;
grant select on public.review_settings to service_role;
select private.ask_roles('public.review_settings', null, '{select,update}');
insert into private.role_rights (role, table_name, deeds, own_clubs)
values ('editor', 'review_settings', '{select,update}', false);
-- Who it binds does not lift it.
create policy "The direction alone stops asking" on public.review_settings as restrictive for update to authenticated
  using (not is_required or (select private.may('delete', 'review_settings'))) with check (true);
select private.record_changes('public.review_settings', array['id', 'is_required', 'created_at', 'updated_at']);

-- Whether visitors see a row now, or will without anybody's doing.
create function private.is_to_be_public(told jsonb) returns boolean
language sql stable set search_path = '' as $$
  select (told ->> 'is_published')::boolean and coalesce((told ->> 'withdraw_at')::timestamptz > now(), true)
$$;
create function private.has_begun(told jsonb) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(coalesce(told ->> 'publication_date', told ->> 'publish_at')::timestamptz <= now(), true)
$$;

-- A row that visitors do not see yet is published as a second person has read it: somebody else has said yes to it, or
-- whoever publishes has said yes to what somebody else asked about. What is public may be corrected, what was public when it
-- was deleted comes back. Without a person (the owner's console, a restore of a backup) nobody is asked.
create function private.ask_second_person() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
  told constant jsonb := to_jsonb(new);
  was jsonb;
  print text;
begin
  if me is null or not (select is_required from public.review_settings) or not private.is_to_be_public(told) then return null; end if;
  print := private.content_print(tg_table_name, told);
  if tg_op = 'UPDATE' then
    was := to_jsonb(old);
    if private.is_to_be_public(was)
      and (private.has_begun(was) or private.content_print(tg_table_name, was) = print) then return null; end if;
  end if;
  if exists (select from public.reviews
    where table_name = tg_table_name and row_id = new.id and state = 'approved' and answered_print = print
      and (asked_of <> me or asked_print = print)) then return null; end if;
  if tg_op = 'INSERT' and exists (select from public.audit_log
    where table_name = tg_table_name and row_id = new.id::text and kind = 'delete'
      and (before ->> 'is_published')::boolean and private.content_print(tg_table_name, before) = print) then return null; end if;
  raise exception 'Publicar necesita el visto bueno de otra persona: guárdalo sin publicar y pásalo a revisar.'
    using errcode = '22023', hint = 'second_person';
end
$$;
revoke all on function private.is_to_be_public(jsonb), private.has_begun(jsonb), private.ask_second_person()
  from public, anon, authenticated, service_role;

create trigger ask_second_person after insert or update on public.articles
  for each row when (new.is_published) execute function private.ask_second_person();
create trigger ask_second_person after insert or update on public.events
  for each row when (new.is_published) execute function private.ask_second_person();
create trigger ask_second_person after insert or update on public.landing_pages
  for each row when (new.is_published) execute function private.ask_second_person();
