-- A picture that nobody has measured yet is offered where one is chosen, until it is known to be too small; how many of its
-- kind are unused is said there too.
do $$
declare
  written text := pg_get_functiondef(
    'public.list_media(text, text, text, text, text, integer, jsonb, integer, integer)'::regprocedure);
  part record;
begin
  for part in select * from (values
    ('media.width >= fits)', 'coalesce(media.width >= fits, fits is not null))'),
    ($q$'fits', count(*) filter (where is_fit)$q$,
      $q$'fits', count(*) filter (where is_fit), 'unused_of_kind', count(*) filter (where is_unused and kind = of_kind)$q$)
  ) as parts (was, becomes) loop
    if position(part.was in written) = 0 then raise exception 'list_media has no «%»', part.was; end if;
    written := replace(written, part.was, part.becomes);
  end loop;
  execute written;
end
$$;
