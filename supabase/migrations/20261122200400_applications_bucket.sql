-- CVs: a bucket that no address opens. A stranger may leave a file only where an application that has just come says that
-- it brings one, so that files are bounded by the requests' own limits; staff read and remove them.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('applications', 'applications', false, 8 * 1024 * 1024, array['application/pdf'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create function private.expects_cv(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.requests
    where requests.cv_path = file and requests.kind = 'application' and requests.created_at > now() - interval '15 minutes'
  )
$$;

revoke all on function private.expects_cv(text) from public;
grant usage on schema private to anon;
grant execute on function private.expects_cv(text) to anon, authenticated;

create policy "An application brings its file" on storage.objects
  for insert to anon, authenticated with check (bucket_id = 'applications' and private.expects_cv(name));
create policy "Staff read applications' files" on storage.objects
  for select to authenticated using (bucket_id = 'applications' and (select private.is_staff()));
create policy "Staff remove applications' files" on storage.objects
  for delete to authenticated using (bucket_id = 'applications' and (select private.is_staff()));
