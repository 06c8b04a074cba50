-- The two buckets: read by everyone, filled by staff. On a hosted project these tables belong to the storage service,
-- so nothing here needs to own them.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values
  ('public-assets', 'public-assets', true, 20 * 1024 * 1024, array[
    'image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif', 'image/svg+xml', 'image/heic', 'image/heif',
    'video/mp4', 'video/webm'
  ]),
  ('media_assets', 'media_assets', true, 20 * 1024 * 1024, array[
    'image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif', 'image/svg+xml', 'image/heic', 'image/heif'
  ])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create policy "Anyone sees the site's files" on storage.objects
  for select to anon, authenticated using (bucket_id in ('public-assets', 'media_assets'));
create policy "Staff upload the site's files" on storage.objects
  for insert to authenticated
  with check (bucket_id in ('public-assets', 'media_assets') and (select private.is_staff()));
create policy "Staff replace the site's files" on storage.objects
  for update to authenticated
  using (bucket_id in ('public-assets', 'media_assets') and (select private.is_staff()))
  with check (bucket_id in ('public-assets', 'media_assets') and (select private.is_staff()));
create policy "Staff remove the site's files" on storage.objects
  for delete to authenticated
  using (bucket_id in ('public-assets', 'media_assets') and (select private.is_staff()));
