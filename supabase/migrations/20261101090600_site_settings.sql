-- Switches of the whole site; a missing one counts as on (public spec, section 4).
create table public.site_settings (
  setting_key text primary key constraint site_settings_key_shape check (setting_key ~ '^[a-z0-9_]{1,60}$'),
  setting_value text not null constraint site_settings_value_is_switch check (setting_value in ('true', 'false')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger keep_updated_at before update on public.site_settings
  for each row execute function private.keep_updated_at();
create trigger bump_content_revision after insert or update or delete or truncate on public.site_settings
  for each statement execute function private.bump_content_revision();

alter table public.site_settings enable row level security;
revoke all on public.site_settings from public, anon, authenticated, service_role;
grant select on public.site_settings to anon;
grant select, insert, update, delete on public.site_settings to authenticated;
grant select, insert, update, delete on public.site_settings to service_role;

create policy "Anyone reads the settings" on public.site_settings
  for select to anon, authenticated using (true);
create policy "Staff change the settings" on public.site_settings
  for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
