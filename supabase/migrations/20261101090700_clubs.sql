-- The clubs. The id is also the name of the gallery's folder, so it is text and never changes.
create table public.clubs (
  id text primary key constraint clubs_id_shape check (id ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  name text not null constraint clubs_name_filled check (name ~ '\S'),
  subtitle text,
  status text not null default 'Abierto',
  image text,
  alt text,
  tag text,
  address text,
  link text,
  is_internal boolean not null default true,
  is_under_construction boolean not null default false,
  display_order integer not null default 0,
  included_services text[] not null default '{}',
  additional_services text[] not null default '{}',
  -- What a club's page shows beyond the spec's fields (architecture, table 5, no. 9).
  hours_weekdays text,
  hours_saturday text,
  hours_sunday text,
  brand_line text,
  description text,
  hero_image text,
  timetable_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- A new club's id is its name in lower case, without accents and spaces (architecture, table 5, no. 3).
create function private.give_club_id() returns trigger
language plpgsql set search_path = '' as $$
begin
  if coalesce(new.id, '') = '' then
    new.id := left(ltrim(regexp_replace(normalize(lower(new.name), nfd), '[^a-z0-9-]', '', 'g'), '-'), 58);
  end if;
  return new;
end
$$;

create function private.keep_club_id() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'The id of a club never changes: its gallery is the folder of that name.'
    using errcode = 'check_violation', constraint = 'clubs_id_never_changes';
end
$$;

revoke all on function private.give_club_id(), private.keep_club_id() from public;

create trigger give_club_id before insert on public.clubs
  for each row execute function private.give_club_id();
create trigger keep_club_id before update on public.clubs
  for each row when (new.id is distinct from old.id) execute function private.keep_club_id();
create trigger complete_reordered_row before insert on public.clubs
  for each row execute function private.complete_reordered_row('name', 'subtitle', 'image', 'address', 'link', 'tag', 'description');
create trigger keep_updated_at before update on public.clubs
  for each row execute function private.keep_updated_at();
create trigger bump_content_revision after insert or update or delete or truncate on public.clubs
  for each statement execute function private.bump_content_revision();

alter table public.clubs enable row level security;
revoke all on public.clubs from public, anon, authenticated, service_role;
grant select on public.clubs to anon;
grant select, insert, update, delete on public.clubs to authenticated;
grant select, insert, update, delete on public.clubs to service_role;

create policy "Anyone reads the clubs" on public.clubs
  for select to anon, authenticated using (true);
create policy "Staff edit the clubs" on public.clubs
  for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
