-- How many there are of each sort, for the filters, among those that hold these words.
drop function public.inbox_counts();
create function public.inbox_counts(words text[] default '{}') returns table (
  kind text, status text, club_id text, is_mine boolean, total bigint
)
language plpgsql stable set search_path = '' as $$
begin
  -- Without words the text of nothing is read.
  return query execute 'select inbox.kind, inbox.status, inbox.club_id,
      coalesce(inbox.assigned_to = (select auth.uid()), false), count(*)
    from public.inbox'
    || case when cardinality(words) > 0 then ' where inbox.search like all ($1)' else '' end
    || ' group by 1, 2, 3, 4'
  -- A percent sign or an underscore would mean any letters.
  using (select array_agg('%' || regexp_replace(word, '[%_\\]', '\\\&', 'g') || '%') from unnest(words) as word);
end
$$;
revoke all on function public.inbox_counts(text[]) from public, anon, authenticated, service_role;
grant execute on function public.inbox_counts(text[]) to authenticated;
