-- `infinity` and the year 20000 are moments for PostgreSQL and for nobody else: one of them in a row took the site map and
-- whole pages down. Of every table what staff may write as a day or a moment lies within four digits of a year.
do $$
declare
  watched record;
begin
  for watched in
    select format('public.%I', table_name)::regclass as told, table_name,
      string_agg(format('%1$I >= %2$L and %1$I < %3$L', column_name, '1900-01-01', '9999-12-31'), ' and ' order by column_name) as rule
    from (
      -- Not `information_schema.column_privileges`, which takes fifty seconds of every first start.
      select class.relname as table_name, attname as column_name
      from pg_attribute join pg_class as class on class.oid = attrelid
      where class.relnamespace = 'public'::regnamespace and class.relkind = 'r' and attnum > 0 and not attisdropped
        and atttypid in ('date'::regtype, 'timestamptz'::regtype) and attgenerated = ''
        and (has_column_privilege('authenticated', class.oid, attnum, 'INSERT') or has_column_privilege('authenticated', class.oid, attnum, 'UPDATE'))
    ) as written group by 1, 2
  loop
    -- What stands there already is asked at its next save.
    execute format('alter table %s add constraint %I check (%s) not valid', watched.told,
      watched.table_name || '_moments_exist', watched.rule);
  end loop;
end
$$;
alter table public.future_links add constraint future_links_moments_exist check (moment >= '1900-01-01') not valid;

-- Months to come have no article for visitors: one that was scheduled for the year 9000 made seven thousand of them.
do $$
declare
  written text := pg_get_functiondef('public.article_months()'::regprocedure);
  was constant text := 'max(publication_date) as newest';
begin
  if position(was in written) = 0 then raise exception 'article_months does not say %', was; end if;
  execute replace(written, was, 'least(max(publication_date), private.moment()) as newest');
end
$$;
