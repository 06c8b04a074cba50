-- Mail that is to go out. A row is written in the transaction of what it tells of, so neither is there without the other;
-- a worker (backend/mail) sends it and writes what came of it. What is queued where is the worker's own affair.

-- Whether mail goes out, as the process says that sends it: once a minute while it works.
create table public.mail_service (
  id smallint primary key default 1 constraint mail_service_is_one_row check (id = 1),
  sender text,
  seen_at timestamptz,
  -- Since when the server takes nothing, and why.
  failing_since timestamptz,
  failure text constraint mail_service_failure_known check (failure in ('unreachable', 'timeout', 'login')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
insert into public.mail_service default values;

-- One address and nothing else: no second one, no name, no line of a header.
create function private.is_mail_address(words text) returns boolean
language sql immutable set search_path = '' as $$
  select words ~ '^[^@[:space:][:cntrl:],;:<>()"\\]+@[^@[:space:][:cntrl:],;:<>()"\\]+\.[^@[:space:][:cntrl:],;:<>()"\\]+$'
    and length(words) <= 254
$$;

create table public.outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null constraint outbox_kind_known check (kind in ('answer', 'request_notice', 'digest',
    'visit_booked', 'visit_reminder', 'visit_moved', 'visit_cancelled')),
  -- The row of the inbox that it is about; with that row the mail goes too.
  request_id uuid,
  -- Null: the house's own address, as it is when the mail is sent.
  recipient text constraint outbox_recipient_shape check (private.is_mail_address(recipient)),
  -- Written by whoever answers; for the others by the worker, when it sends them.
  subject text constraint outbox_subject_one_line check (subject !~ '[[:cntrl:]]' and length(subject) <= 300),
  words text constraint outbox_words_length check (length(words) <= 10000),
  data jsonb not null default '{}',
  -- What is told once however often it is written: the digest of a day, the notice of a request.
  once text unique,
  state text not null default 'waiting'
    constraint outbox_state_known check (state in ('waiting', 'sending', 'sent', 'failed', 'dropped')),
  due_at timestamptz not null default now(),
  -- When it is of no more use: a reminder after the visit.
  expires_at timestamptz not null default now() + interval '2 days',
  attempts integer not null default 0,
  -- Why the last attempt failed, and what the server said.
  failure text constraint outbox_failure_known
    check (failure in ('unreachable', 'timeout', 'login', 'later', 'refused', 'cut', 'late', 'no_address')),
  failure_words text,
  queued_at timestamptz,
  -- Who is sending it now, and until when nobody else may.
  lease uuid,
  leased_until timestamptz,
  -- Written just before the last byte leaves: from here on the server may have it.
  handed_at timestamptz,
  sent_at timestamptz,
  message_id text,
  person uuid default auth.uid() references auth.users (id) on delete set null,
  person_email text not null default coalesce(auth.jwt() ->> 'email', ''),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index outbox_request_id on public.outbox (request_id, created_at);
create index outbox_person on public.outbox (person);
create index outbox_unqueued on public.outbox (due_at) where queued_at is null and state in ('waiting', 'sending');
create index outbox_unfinished on public.outbox (due_at) where state in ('waiting', 'sending');

create trigger keep_updated_at before update on public.mail_service
  for each row execute function private.keep_updated_at();
create trigger keep_updated_at before update on public.outbox
  for each row execute function private.keep_updated_at();

-- Wakes the worker at once; it also looks by itself, since a notice may be lost.
create function private.announce_mail() returns trigger
language plpgsql set search_path = '' as $$
begin
  perform pg_notify('outbox', '');
  return null;
end
$$;

create trigger announce_mail after insert or update of queued_at on public.outbox
  for each row when (new.queued_at is null and new.state = 'waiting') execute function private.announce_mail();

-- Read by staff; written by the functions below, the triggers and the worker, which owns the database.
alter table public.mail_service enable row level security;
alter table public.outbox enable row level security;
revoke all on public.mail_service, public.outbox from public, anon, authenticated, service_role;
grant select on public.mail_service, public.outbox to authenticated, service_role;

create policy "Staff see whether mail goes out" on public.mail_service
  for select to authenticated using ((select private.is_staff()));
create policy "Staff read the mails" on public.outbox
  for select to authenticated using ((select private.is_staff()));

-- Where no process has sent mail for a week nothing is written: nobody would send it, and it would keep people's data.
create function private.sends_mail() returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.mail_service where seen_at > now() - interval '7 days')
$$;

-- The desk hears of what comes, at most sixty times an hour: a flood must not cost the house its mail account, and the
-- digest tells of the rest. What is answered already (a visit by telephone) and what waits for an opening is no news.
create function private.tell_of_request() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.sends_mail() and (
    select count(*) from (
      select from public.outbox where kind = 'request_notice' and created_at > now() - interval '1 hour' limit 60
    ) as latest) < 60 then
    insert into public.outbox (kind, request_id, once, expires_at)
      values ('request_notice', new.id, 'notice ' || new.id, now() + interval '3 days') on conflict do nothing;
  end if;
  return null;
end
$$;

create trigger tell_of_request after insert on public.requests
  for each row when (new.status = 'new' and new.kind <> 'opening_notice') execute function private.tell_of_request();
create trigger tell_of_request after insert on public.partner_submissions
  for each row when (new.status = 'pending') execute function private.tell_of_request();

create index outbox_latest_notices on public.outbox (created_at) where kind = 'request_notice';

-- What was written to somebody goes with what she sent.
create function private.forget_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.outbox where request_id = old.id;
  return null;
end
$$;

create trigger forget_mails after delete on public.requests
  for each row execute function private.forget_mails();
create trigger forget_mails after delete on public.partner_submissions
  for each row execute function private.forget_mails();

-- An answer from the desk to whoever wrote. Where nobody sends mail it is refused, not kept: an answer that leaves a week
-- later is worse than one that was copied into another program.
create function public.send_answer(request uuid, subject text, words text) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  asked record;
  mail uuid;
begin
  if not private.is_staff() then raise exception 'Solo el personal contesta.' using errcode = '42501'; end if;
  if not exists (select from public.mail_service where seen_at > now() - interval '5 minutes') then
    raise exception 'El correo de la web no está funcionando ahora.' using errcode = 'PT409';
  end if;
  if coalesce(btrim(words), '') = '' then raise exception 'Escribe la respuesta.' using errcode = 'PT400'; end if;
  select id, email into asked from public.inbox where id = request;
  if not found then raise exception 'La solicitud ya no existe.' using errcode = 'PT404'; end if;
  if asked.email is null then raise exception 'No dejó email: contéstale por teléfono.' using errcode = 'PT400'; end if;
  if not private.is_mail_address(asked.email) then
    raise exception 'Su dirección de email no es válida: contéstale por teléfono.' using errcode = 'PT400';
  end if;
  insert into public.outbox (kind, request_id, recipient, subject, words)
    values ('answer', request, asked.email, left(btrim(regexp_replace(subject, '[[:cntrl:][:space:]]+', ' ', 'g')), 200), words)
    returning id into mail;
  -- Under the same id, so that the history shows what became of it; and whoever finds or erases a person finds it there.
  insert into public.request_events (id, request_id, action, words) values (mail, request, 'email', words);
  return mail;
end
$$;

-- Once more, for as long as a new one would be tried.
create function public.retry_mail(mail uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_staff() then raise exception 'Solo el personal reenvía correos.' using errcode = '42501'; end if;
  update public.outbox set state = 'waiting', due_at = now(), expires_at = now() + interval '2 days', queued_at = null,
    failure = null, failure_words = null, lease = null, leased_until = null
  where id = mail and state = 'failed';
  return found;
end
$$;

-- What the same person sent before, by e-mail or by telephone number, however that was written.
create function public.earlier_requests(request uuid)
returns table (id uuid, kind text, subject text, status text, created_at timestamptz)
language sql stable set search_path = '' as $$
  select earlier.id, earlier.kind, earlier.subject, earlier.status, earlier.created_at
  from public.inbox as this join public.inbox as earlier on earlier.id <> this.id and (
    lower(earlier.email) = lower(this.email)
    or right(regexp_replace(earlier.phone, '\D', '', 'g'), 9) = right(regexp_replace(this.phone, '\D', '', 'g'), 9))
  where this.id = request and earlier.created_at < this.created_at
  order by earlier.created_at desc limit 10
$$;

revoke all on function private.is_mail_address(text), private.announce_mail(), private.sends_mail(), private.tell_of_request(), private.forget_mails()
  from public;
revoke all on function public.send_answer(uuid, text, text), public.retry_mail(uuid), public.earlier_requests(uuid)
  from public, anon, authenticated, service_role;
grant execute on function public.send_answer(uuid, text, text), public.retry_mail(uuid), public.earlier_requests(uuid)
  to authenticated;
