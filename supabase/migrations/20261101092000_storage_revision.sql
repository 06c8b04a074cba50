-- Galleries are lists of files, so a file that comes or goes changes pages too. A trigger needs the TRIGGER right on
-- the table, which a hosted project's `postgres` has, and not its ownership.
create trigger bump_content_revision after insert or update or delete on storage.objects
  for each statement execute function private.bump_content_revision();
