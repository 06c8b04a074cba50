-- A limit on all strangers together that a few addresses can use up shuts the form for everybody. It is there for the
-- disk, and so it stands where the disk begins to matter: 3,000 an hour are 20 MB at most. Floods are met before it, by
-- network (at our own door) and by sender.
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
    select from public.partner_submissions where created_at > now() - interval '1 hour' limit 3000
  ) as latest;
  if recent >= 3000 then
    raise exception 'Han llegado demasiadas propuestas. Inténtalo dentro de una hora.' using errcode = 'PT429';
  end if;
  return new;
end
$$;
