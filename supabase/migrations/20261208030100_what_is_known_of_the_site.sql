-- The dashboard says when the site was last renewed by a save, when a form last arrived, and which backup was last restored
-- to try it.
alter table public.backup_runs add column was_restored boolean not null default false;

do $$
declare
  morning text := pg_get_functiondef('public.panel_morning(timestamptz, jsonb)'::regprocedure);
  backups constant text := '''lastFailed'', (select';
  did constant text := '''did'', did,';
begin
  if position(backups in morning) = 0 or position(did in morning) = 0 then
    raise exception 'panel_morning is another by now';
  end if;
  morning := replace(morning, backups, '''lastRestored'', (select max(finished_at) from public.backup_runs
        where was_restored and failure is null), ' || backups);
  -- Visits are added by hand too.
  execute replace(morning, did, '''renewed_at'', (select updated_at from public.content_revision),
    ''last_form_at'', (select created_at from public.requests where kind <> ''visit'' order by created_at desc limit 1), ' || did);
end
$$;
