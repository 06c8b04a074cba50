-- What visitors ask of the house. Anyone may send one and read none; staff read and answer them. Not content: no page
-- shows them and no revision moves, so nothing of them reaches a cached page.
create table public.requests (
  id uuid primary key default gen_random_uuid(),
  kind text not null
    constraint requests_kind_known check (kind in ('message', 'application', 'car_lead', 'opening_notice')),
  name text not null default ''
    constraint requests_name_length check ((kind = 'opening_notice' or name ~ '\S') and length(name) <= 200),
  email text constraint requests_email_shape check (email ~ '^[^@\s]+@[^@\s]+\.[^@\s]+$' and length(email) <= 254),
  phone text constraint requests_phone_shape check (phone ~ '^\+?[\d ().\-/]{6,40}$'),
  club_id text references public.clubs (id) on update cascade on delete set null,
  subject text not null default '' constraint requests_subject_length check (length(subject) <= 200),
  message text not null default '' constraint requests_message_length check (length(message) <= 5000),
  position_id uuid references public.positions (id) on delete set null,
  -- What only one kind asks, by the words of its form: "Puedes empezar": "enero".
  details jsonb not null default '{}'
    constraint requests_details_short check (jsonb_typeof(details) = 'object' and length(details::text) <= 2000),
  -- The file in the bucket `applications`; nobody can guess it, and it may be sent once.
  cv_path text unique constraint requests_cv_path_shape check (cv_path ~ '^[0-9a-f-]{36}\.pdf$'),
  page text not null default '' constraint requests_page_is_path check (page ~ '^(/[^\s]*)?$' and length(page) <= 200),
  -- Which words about the use of the data stood beside the button, and when they were read (GDPR, arts. 7 and 13).
  notice_version text not null constraint requests_notice_version_shape check (notice_version ~ '^[a-z0-9-]{1,40}$'),
  notice_at timestamptz not null default now(),
  status text not null default 'new'
    constraint requests_status_known check (status in ('new', 'open', 'answered', 'closed')),
  assigned_to uuid references public.staff (user_id) on delete set null,
  search text generated always as (lower(translate(
    name || ' ' || coalesce(email, '') || ' ' || coalesce(regexp_replace(phone, '\D', '', 'g'), '') || ' ' || subject || ' '
      || message,
    'ÁÉÍÓÚÜÑÇÀÈÒáéíóúüñçàèò', 'AEIOUUNCAEOaeiouuncaeo'))) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint requests_can_be_answered check (num_nonnulls(email, phone) > 0)
);

create index requests_created_at on public.requests (created_at desc);
create index requests_status on public.requests (status, created_at);
create index requests_club_id on public.requests (club_id);
create index requests_position_id on public.requests (position_id);
create index requests_assigned_to on public.requests (assigned_to);
create index requests_sender on public.requests (md5(lower(coalesce(email, phone))), created_at);

-- A double click, a reload or a second try after a lost answer must not become a second request, and strangers' requests
-- cost the same however many there are: as for proposals. Security definer, because the sender can read nothing.
create function private.receive_request() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  sender constant text := lower(coalesce(new.email, new.phone));
  twin record;
  recent integer;
begin
  -- Somebody deleted it while the visitor wrote: the words are not to be lost for that.
  if not exists (select from public.clubs where id = new.club_id) then new.club_id := null; end if;
  if not exists (select from public.positions where id = new.position_id) then new.position_id := null; end if;
  perform pg_advisory_xact_lock(hashtextextended(sender, 0));
  select earlier.id, earlier.cv_path into twin from public.requests as earlier
    where md5(lower(coalesce(earlier.email, earlier.phone))) = md5(sender)
      and earlier.created_at > now() - interval '1 day'
      and (earlier.kind, earlier.name, earlier.subject, earlier.message, earlier.details) =
        (new.kind, new.name, new.subject, new.message, new.details)
      and (earlier.club_id, earlier.position_id) is not distinct from (new.club_id, new.position_id)
    order by earlier.created_at desc limit 1;
  if found then
    -- The first try may have lost its file on the way: the second brings it.
    if new.cv_path is not null and not exists (
      select from storage.objects where bucket_id = 'applications' and name = twin.cv_path) then
      update public.requests set cv_path = new.cv_path, created_at = now() where id = twin.id;
    end if;
    return null;
  end if;
  if coalesce(current_setting('role', true), '') not in ('anon', 'authenticated') then
    return new;
  end if;
  select count(*) into recent from (
    select from public.requests as earlier
    where md5(lower(coalesce(earlier.email, earlier.phone))) = md5(sender)
      and earlier.created_at > now() - interval '1 day' limit 20
  ) as sent;
  if recent >= 20 then
    raise exception 'Demasiados envíos de la misma persona. Inténtalo mañana.' using errcode = 'PT429';
  end if;
  select count(*) into recent from (
    select from public.requests where created_at > now() - interval '1 hour' limit 3000
  ) as latest;
  if recent >= 3000 then
    raise exception 'Han llegado demasiados envíos. Inténtalo dentro de una hora.' using errcode = 'PT429';
  end if;
  return new;
end
$$;

revoke all on function private.receive_request() from public;

create trigger receive_request before insert on public.requests
  for each row execute function private.receive_request();
create trigger keep_updated_at before update on public.requests
  for each row execute function private.keep_updated_at();

alter table public.requests enable row level security;
revoke all on public.requests from public, anon, authenticated, service_role;
grant insert (kind, name, email, phone, club_id, subject, message, position_id, details, cv_path, page, notice_version)
  on public.requests to anon, authenticated;
-- Staff answer a request, they do not rewrite it.
grant select, update (status, assigned_to), delete on public.requests to authenticated;
grant select, insert, update, delete on public.requests to service_role;

create policy "Anyone sends a request" on public.requests
  for insert to anon, authenticated with check (status = 'new' and assigned_to is null);
create policy "Staff read requests" on public.requests
  for select to authenticated using ((select private.is_staff()));
create policy "Staff take and answer requests" on public.requests
  for update to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
create policy "Staff delete requests" on public.requests
  for delete to authenticated using ((select private.is_staff()));

-- Proposals are answered at the same desk, so they have who answers them too.
alter table public.partner_submissions add column assigned_to uuid references public.staff (user_id) on delete set null;
create index partner_submissions_assigned_to on public.partner_submissions (assigned_to);
grant update (assigned_to) on public.partner_submissions to authenticated;

-- What was done about a request or a proposal: who, what, when. Nobody rewrites it.
create table public.request_events (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null,
  action text not null constraint request_events_action_known
    check (action in ('status', 'assigned', 'note', 'email', 'call', 'whatsapp')),
  -- The new status, the e-mail of whoever has it now, the note, the words of the answer.
  words text not null default '' constraint request_events_words_length check (length(words) <= 10000),
  person uuid default auth.uid() references auth.users (id) on delete set null,
  person_email text not null default coalesce(auth.jwt() ->> 'email', ''),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index request_events_request_id on public.request_events (request_id, created_at);
create index request_events_person on public.request_events (person);

create trigger keep_updated_at before update on public.request_events
  for each row execute function private.keep_updated_at();

alter table public.request_events enable row level security;
revoke all on public.request_events from public, anon, authenticated, service_role;
grant select, insert (request_id, action, words) on public.request_events to authenticated;
grant select, insert, update, delete on public.request_events to service_role;

create policy "Staff read what was done" on public.request_events
  for select to authenticated using ((select private.is_staff()));
create policy "Staff say what they did" on public.request_events
  for insert to authenticated
  with check ((select private.is_staff()) and action in ('note', 'email', 'call', 'whatsapp'));

create function private.note_request_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status is distinct from old.status then
    insert into public.request_events (request_id, action, words) values (new.id, 'status', new.status);
  end if;
  if new.assigned_to is distinct from old.assigned_to then
    insert into public.request_events (request_id, action, words)
      values (new.id, 'assigned', coalesce((select email from auth.users where id = new.assigned_to), ''));
  end if;
  return null;
end
$$;

-- What was noted about somebody goes with what she sent.
create function private.forget_request_events() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.request_events where request_id = old.id;
  return null;
end
$$;

revoke all on function private.note_request_change(), private.forget_request_events() from public;

create trigger note_request_change after update on public.requests
  for each row execute function private.note_request_change();
create trigger forget_request_events after delete on public.requests
  for each row execute function private.forget_request_events();
create trigger note_request_change after update on public.partner_submissions
  for each row execute function private.note_request_change();
create trigger forget_request_events after delete on public.partner_submissions
  for each row execute function private.forget_request_events();

-- Answers that are written often, for the desk's reply.
create table public.reply_templates (
  id uuid primary key default gen_random_uuid(),
  title text not null constraint reply_templates_title_filled check (title ~ '\S'),
  body text not null constraint reply_templates_body_filled check (body ~ '\S'),
  display_order integer not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger keep_updated_at before update on public.reply_templates
  for each row execute function private.keep_updated_at();
create trigger complete_reordered_row before insert on public.reply_templates
  for each row execute function private.complete_reordered_row('title');
create trigger place_at_end before insert or update on public.reply_templates
  for each row when (new.display_order is null) execute function private.place_at_end();

alter table public.reply_templates enable row level security;
revoke all on public.reply_templates from public, anon, authenticated, service_role;
grant select, insert, update, delete on public.reply_templates to authenticated;
grant select, insert, update, delete on public.reply_templates to service_role;

create policy "Staff write the templates of answers" on public.reply_templates
  for all to authenticated using ((select private.is_staff())) with check ((select private.is_staff()));
