-- A stranger's proposals cost the same however many there are: those of one sender are found by an index, and there are
-- so many an hour and no more. Here and not only at our own door, so that it holds on a hosted project too.
create index partner_submissions_sender on public.partner_submissions (
  md5(lower(btrim(email, E' \t\r\n') || E'\n' || btrim(company_name, E' \t\r\n'))), created_at
);

-- PT429 becomes the status 429 in PostgREST and at our own door.
create or replace function private.skip_repeated_proposal() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  blanks constant text := E' \t\r\n';
  sender constant text := lower(btrim(new.email, blanks) || E'\n' || btrim(new.company_name, blanks));
  recent integer;
  is_known boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended(sender, 0));
  select count(*), coalesce(bool_or(btrim(proposal, blanks) = btrim(new.proposal, blanks)), false)
    into recent, is_known
    from (
      select earlier.proposal from public.partner_submissions as earlier
      where md5(lower(btrim(earlier.email, blanks) || E'\n' || btrim(earlier.company_name, blanks))) = md5(sender)
        and earlier.created_at > now() - interval '1 day'
      order by earlier.created_at desc limit 20
    ) as sent;
  if is_known then
    return null;
  end if;
  if coalesce(current_setting('role', true), '') not in ('anon', 'authenticated') then
    return new;
  end if;
  if recent >= 20 then
    raise exception 'Demasiadas propuestas de la misma empresa. Inténtalo mañana.' using errcode = 'PT429';
  end if;
  -- No more than the limit is ever counted.
  select count(*) into recent from (
    select from public.partner_submissions where created_at > now() - interval '1 hour' limit 300
  ) as latest;
  if recent >= 300 then
    raise exception 'Han llegado demasiadas propuestas. Inténtalo dentro de una hora.' using errcode = 'PT429';
  end if;
  return new;
end
$$;

-- Whoever is no member of staff changes no content, however many statements she sends: one that touched no row made
-- every page anew. Only the doors' own roles are asked; the owner, the secret key and scripts are not.
create or replace function private.bump_content_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  reached bigint;
begin
  if coalesce(current_setting('role', true), '') in ('anon', 'authenticated') and not private.is_staff() then
    return null;
  end if;
  update public.content_revision
    set revision = revision + 1, updated_at = clock_timestamp()
    returning revision into reached;
  perform pg_notify('content_revision', reached::text);
  return null;
end
$$;
