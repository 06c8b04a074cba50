-- The storage lists a folder without saying how many files it has, so an empty answer could be a wrong one. This is the
-- count of a club's pictures. The caller's own rights hold; the storage's placeholder for empty folders is no picture.
create function public.gallery_size(club text) returns integer
language sql stable set search_path = '' as $$
  select count(*)::integer from storage.objects
  where objects.bucket_id = 'media_assets'
    and split_part(objects.name, '/', 1) = club and split_part(objects.name, '/', 3) = ''
    and split_part(objects.name, '/', 2) not in ('', '.emptyFolderPlaceholder')
$$;

revoke all on function public.gallery_size(text) from public, anon, authenticated, service_role;
grant execute on function public.gallery_size(text) to anon, authenticated, service_role;
