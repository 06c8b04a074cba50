-- What members say.
create table public.testimonials (
  id uuid primary key default gen_random_uuid(),
  text text not null,
  name text not null,
  role text,
  rating smallint not null default 5 constraint testimonials_rating_one_to_five check (rating between 1 and 5),
  image_url text,
  alt text,
  display_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger complete_reordered_row before insert on public.testimonials
  for each row execute function private.complete_reordered_row('text', 'name');
create trigger keep_updated_at before update on public.testimonials
  for each row execute function private.keep_updated_at();
create trigger bump_content_revision after insert or update or delete or truncate on public.testimonials
  for each statement execute function private.bump_content_revision();

alter table public.testimonials enable row level security;
revoke all on public.testimonials from public, anon, authenticated, service_role;
grant select on public.testimonials to anon;
grant select, insert, update, delete on public.testimonials to authenticated;
grant select, insert, update, delete on public.testimonials to service_role;

create policy "Anyone reads the testimonials" on public.testimonials
  for select to anon, authenticated using (true);
create policy "Staff edit the testimonials" on public.testimonials
  for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
