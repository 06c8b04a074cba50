-- No two clubs have one page: the second one's would never be found. A page is what a link holds of /club/{segment}: a
-- bare word or `/club/word`. A trigger rather than an index, so that rows that were there before stay editable; the lock
-- makes two people who save at once wait for each other.
create function private.refuse_taken_page() returns trigger
language plpgsql set search_path = '' as $$
declare
  before_word constant text := '^/?club/';
  wanted constant text := lower(regexp_replace(btrim(new.link), before_word, '', 'i'));
begin
  -- An order saved as an upsert passes here with the stored row.
  if tg_op = 'INSERT' and exists (select from public.clubs where clubs.id = new.id) then
    return new;
  end if;
  perform pg_advisory_xact_lock(hashtext('public.clubs.link'));
  if exists (
    select from public.clubs
    cross join lateral (select lower(regexp_replace(btrim(clubs.link), before_word, '', 'i'))) as taken (word)
    where clubs.id <> new.id
      -- Addresses of other sites and of other pages may be shared.
      and (clubs.id = wanted or taken.word = new.id or (taken.word = wanted and wanted !~ '[/?#:]'))
  ) then
    -- Staff read it, behind the sentence that says that the club could not be saved.
    raise exception 'Otro club tiene ya este enlace.' using errcode = 'unique_violation', constraint = 'clubs_page_taken';
  end if;
  return new;
end
$$;

revoke all on function private.refuse_taken_page() from public;

create trigger refuse_taken_page before insert on public.clubs
  for each row execute function private.refuse_taken_page();
create trigger refuse_taken_page_of_change before update on public.clubs
  for each row when (new.link is distinct from old.link) execute function private.refuse_taken_page();
