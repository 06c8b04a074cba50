-- What waits in a campaign is not written ahead of it by whoever may not change the campaign: one price of many would begin alone.
do $$
declare
  written text := pg_get_functiondef('public.apply_planned_change(uuid)'::regprocedure);
  was constant text := 'if exists (select from public.planned_changes where id = plan.undoes';
begin
  if position(was in written) = 0 then raise exception 'apply_planned_change does not say %', was; end if;
  execute replace(written, was, 'if plan.campaign_id is not null and not private.may(''update'', ''campaigns'') then
    raise exception ''Es parte de una campaña: empieza con ella.'' using errcode = ''42501'';
  end if;
  ' || was);
end
$$;
