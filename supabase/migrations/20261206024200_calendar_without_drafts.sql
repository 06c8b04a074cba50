-- A draft waits for no moment: the calendar shows it apart, among what has no date yet.
do $$
declare
  written text := pg_get_functiondef('public.calendar_entries(timestamptz, timestamptz)'::regprocedure);
  replaced record;
begin
  for replaced in select * from (values
    ('where it.%5$I >= $1 and it.%5$I < $2 or it.%6$I >= $1 and it.%6$I < $2 or it.%5$I < $1 and it.%6$I >= $2'',',
      'where %8$s and (it.%5$I >= $1 and it.%5$I < $2 or it.%6$I >= $1 and it.%6$I < $2 or it.%5$I < $1 and it.%6$I >= $2)'','),
    ('place.begins, place.ends, place.details)',
      'place.begins, place.ends, place.details,
      case when place.of_table in (''articles'', ''events'', ''landing_pages'') then ''it.is_published'' else ''true'' end)')
  ) as them (was, is_now) loop
    if position(replaced.was in written) = 0 then raise exception 'calendar_entries does not say %', replaced.was; end if;
    written := replace(written, replaced.was, replaced.is_now);
  end loop;
  execute written;
end
$$;
