-- A plan is not taken out of a campaign by whoever may not change it: its end alone, and what it changed would stay.
create policy "Campaigns are emptied by who writes them" on public.planned_changes as restrictive
  for delete to authenticated using (campaign_id is null or (select private.may('update', 'campaigns')));
