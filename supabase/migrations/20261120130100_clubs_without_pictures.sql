-- The dashboard says which galleries are empty. Asking the storage for one folder after the other takes as many requests
-- as there are clubs. The caller's own rights hold; the storage's placeholder for empty folders is no picture.
create function public.clubs_without_pictures() returns text[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(clubs.id order by clubs.display_order, clubs.id), '{}')
  from public.clubs
  where clubs.id not in (
    select split_part(objects.name, '/', 1) from storage.objects
    where objects.bucket_id = 'media_assets' and objects.name not like '%/.emptyFolderPlaceholder'
  )
$$;

revoke all on function public.clubs_without_pictures() from public, anon, authenticated, service_role;
grant execute on function public.clubs_without_pictures() to authenticated, service_role;
