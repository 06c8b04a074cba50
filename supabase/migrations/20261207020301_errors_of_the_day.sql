-- Answers that went wrong are counted as pages are, for the dashboard: by what was asked for, and nothing of anybody.
alter table public.page_views drop constraint page_views_kind_known;
alter table public.page_views add constraint page_views_kind_known
  check (kind in ('page', 'referrer', 'campaign', 'device', 'missing', 'led', 'error'));

do $$
declare
  figures text := pg_get_functiondef('public.read_views(date, date)'::regprocedure);
  morning text := pg_get_functiondef('public.panel_morning(timestamptz, jsonb)'::regprocedure);
  aside constant text := '(''missing'', ''led'')';
  did constant text := '''did'', did,';
begin
  if position(aside in figures) = 0 or position(did in morning) = 0 then
    raise exception 'read_views or panel_morning is another by now';
  end if;
  execute replace(figures, aside, '(''missing'', ''led'', ''error'')');
  -- Null on a day of which nothing is counted.
  execute replace(morning, did, '''errors_today'', (select sum(case when kind = ''error'' then views else 0 end)
      from public.page_views where day = today), ' || did);
end
$$;
