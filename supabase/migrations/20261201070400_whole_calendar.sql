-- The calendar as one value: of rows the doors give a thousand at most, and say nothing of the others.
create function public.my_calendar(from_at timestamptz, until_at timestamptz) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(it), '[]') from public.calendar_entries(from_at, until_at) as it
$$;
revoke all on function public.my_calendar(timestamptz, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.my_calendar(timestamptz, timestamptz) to authenticated;
