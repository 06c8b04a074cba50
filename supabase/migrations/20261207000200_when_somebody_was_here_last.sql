-- "What colleagues changed since I was here" is asked of a person, whichever browser she sits at.
alter table public.staff add column here_at timestamptz;
-- When the visit before the one that is under way ended.
alter table public.staff add column here_before_at timestamptz;

-- A visit ends when she has not opened the dashboard for half an hour; a week ago where it was never opened.
create function private.last_time() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select coalesce(
    (select case when here_at < now() - interval '30 minutes' then here_at else here_before_at end
      from public.staff where user_id = (select auth.uid())),
    now() - interval '7 days')
$$;

create function public.note_arrival() returns void
language sql security definer set search_path = '' as $$
  update public.staff set here_at = now(),
    here_before_at = case when here_at < now() - interval '30 minutes' then here_at else here_before_at end
  where user_id = (select auth.uid()) and coalesce(here_at < now() - interval '1 minute', true) and (select private.is_staff())
$$;

do $$
declare
  written text := pg_get_functiondef('public.panel_morning(timestamptz, jsonb)'::regprocedure);
  was constant text := 'private.colleagues_did(since, wanted)';
begin
  if position(was in written) = 0 then raise exception 'panel_morning has no colleagues'; end if;
  execute replace(written, was, 'private.colleagues_did(coalesce(since, private.last_time()), wanted)');
end
$$;

revoke all on function private.last_time(), public.note_arrival() from public, anon, authenticated, service_role;
grant execute on function private.last_time(), public.note_arrival() to authenticated;
