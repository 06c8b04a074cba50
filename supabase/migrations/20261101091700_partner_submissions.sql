-- Proposals that anyone may send and only staff may read. Not content: no page shows them, no revision moves.
create table public.partner_submissions (
  id uuid primary key default gen_random_uuid(),
  company_name text not null
    constraint partner_submissions_company_length check (company_name ~ '\S' and length(company_name) <= 200),
  contact_name text not null
    constraint partner_submissions_contact_length check (contact_name ~ '\S' and length(contact_name) <= 200),
  email text not null
    constraint partner_submissions_email_shape check (email ~ '^[^@\s]+@[^@\s]+$' and length(email) <= 320),
  phone text constraint partner_submissions_phone_length check (length(phone) <= 40),
  -- The panel shows it as a link, and whoever wrote it is a stranger.
  website text
    constraint partner_submissions_website_shape check ((website = '' or website ~* '^https?://') and length(website) <= 500),
  proposal text not null
    constraint partner_submissions_proposal_length check (proposal ~ '\S' and length(proposal) <= 5000),
  status text not null default 'pending'
    constraint partner_submissions_status_known check (status in ('pending', 'contacted', 'accepted', 'discarded')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index partner_submissions_created_at on public.partner_submissions (created_at desc);

-- A double click, a reload or a second try after a lost answer must not become a second proposal: the same words from
-- the same company and address within a day are accepted and dropped (architecture, table 5, no. 20). Security
-- definer, because the sender can read nothing. The lock makes two simultaneous sends wait for each other.
create function private.skip_repeated_proposal() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  blanks constant text := E' \t\r\n';
  sender constant text := lower(btrim(new.email, blanks) || E'\n' || btrim(new.company_name, blanks));
begin
  perform pg_advisory_xact_lock(hashtextextended(sender, 0));
  if exists (
    select from public.partner_submissions as earlier
    where lower(btrim(earlier.email, blanks) || E'\n' || btrim(earlier.company_name, blanks)) = sender
      and btrim(earlier.proposal, blanks) = btrim(new.proposal, blanks)
      and earlier.created_at > now() - interval '1 day'
  ) then
    return null;
  end if;
  return new;
end
$$;

revoke all on function private.skip_repeated_proposal() from public;

create trigger skip_repeated_proposal before insert on public.partner_submissions
  for each row execute function private.skip_repeated_proposal();
create trigger keep_updated_at before update on public.partner_submissions
  for each row execute function private.keep_updated_at();

alter table public.partner_submissions enable row level security;
revoke all on public.partner_submissions from public, anon, authenticated, service_role;
-- Six columns and nothing back; a stranger cannot choose the status, the id or the moment.
grant insert (company_name, contact_name, email, phone, website, proposal)
  on public.partner_submissions to anon, authenticated;
-- Staff answer a proposal, they do not rewrite it.
grant select, update (status), delete on public.partner_submissions to authenticated;
grant select, insert, update, delete on public.partner_submissions to service_role;

create policy "Anyone sends a proposal" on public.partner_submissions
  for insert to anon, authenticated with check (status = 'pending');
create policy "Staff read proposals" on public.partner_submissions
  for select to authenticated using ((select private.is_staff()));
create policy "Staff change the status of a proposal" on public.partner_submissions
  for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "Staff delete proposals" on public.partner_submissions
  for delete to authenticated using ((select private.is_staff()));
