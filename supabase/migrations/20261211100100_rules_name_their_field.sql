-- A rule about one field names it in its hint, so that the form says its sentence there (`taken-value.ts`).
do $$
declare
  definition text;
  change record;
begin
  for change in values
    ('refuse_ring', 'constraint = ''redirects_no_ring'',', 'constraint = ''redirects_no_ring'', hint = ''field leads_to'','),
    ('refuse_taken_page', 'constraint = ''clubs_page_taken'';', 'constraint = ''clubs_page_taken'', hint = ''field link'';')
  loop
    definition := pg_get_functiondef(format('private.%I()', change.column1)::regprocedure);
    if position(change.column2 in definition) = 0 then raise exception '% is another by now', change.column1; end if;
    execute replace(definition, change.column2, change.column3);
  end loop;
end
$$;
