-- Who the company is, written once: footer, contact, legal pages and what search engines read print this row. One row for
-- ever; a fact that is null is not known yet, and pages show a placeholder for it.
create table public.company (
  id smallint primary key default 1 constraint company_is_one_row check (id = 1),
  legal_name text constraint company_legal_name_length check (legal_name ~ '\S' and length(legal_name) <= 200),
  tax_id text constraint company_tax_id_shape check (tax_id ~ '^[A-Z0-9]{9}$'),
  registry text constraint company_registry_length check (registry ~ '\S' and length(registry) <= 200),
  address text constraint company_address_length check (address ~ '\S' and length(address) <= 200),
  phone text constraint company_phone_shape check (phone ~ '^[+(]?\d[\d ().-]{5,30}$'),
  email text constraint company_email_shape check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 320),
  privacy_email text
    constraint company_privacy_email_shape check (privacy_email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(privacy_email) <= 320),
  whatsapp text constraint company_whatsapp_shape check (whatsapp ~ '^[+(]?\d[\d ().-]{5,30}$'),
  second_brand text
    constraint company_second_brand_length check (second_brand ~ '\S' and length(second_brand) <= 200),
  second_brand_about text
    constraint company_second_brand_about_length check (second_brand_about ~ '\S' and length(second_brand_about) <= 200),
  instagram_url text
    constraint company_instagram_url_web check (instagram_url ~* '^https?://\S+$' and length(instagram_url) <= 500),
  youtube_url text
    constraint company_youtube_url_web check (youtube_url ~* '^https?://\S+$' and length(youtube_url) <= 500),
  linkedin_url text
    constraint company_linkedin_url_web check (linkedin_url ~* '^https?://\S+$' and length(linkedin_url) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
insert into public.company default values;

create trigger keep_updated_at before update on public.company
  for each row execute function private.keep_updated_at();
create trigger bump_content_revision after insert or update or delete or truncate on public.company
  for each statement execute function private.bump_content_revision();

alter table public.company enable row level security;
revoke all on public.company from public, anon, authenticated, service_role;
grant select on public.company to anon;
grant select, insert, update on public.company to authenticated;
grant select, insert, update, delete on public.company to service_role;

create policy "Anyone reads who the company is" on public.company
  for select to anon, authenticated using (true);
create policy "Staff say who the company is" on public.company
  for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
