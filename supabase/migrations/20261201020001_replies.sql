-- What people answer to our mails stands in the history of their request (docs/decisions/0261). The mailbox is read by the
-- process that sends, which owns the database.

-- Where an answer belongs: a name that nobody can guess, in the address that our mail asks to be answered at. Lower case,
-- since servers may not tell the letters of an address apart.
create table private.reply_tokens (
  request_id uuid primary key,
  token text not null unique default replace(gen_random_uuid()::text, '-', ''),
  created_at timestamptz not null default now()
);
revoke all on private.reply_tokens from public, anon, authenticated, service_role;

create function private.forget_reply_token() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.reply_tokens where request_id = old.id;
  return null;
end
$$;
create trigger forget_reply_token after delete on public.requests
  for each row execute function private.forget_reply_token();
create trigger forget_reply_token after delete on public.partner_submissions
  for each row execute function private.forget_reply_token();

alter table public.request_events
  drop constraint request_events_action_known,
  add constraint request_events_action_known
    check (action in ('status', 'assigned', 'note', 'email', 'call', 'whatsapp', 'visit', 'replied')),
  -- Of an answer by mail: from whom, what was attached, whether the mail held more.
  add column mail jsonb not null default '{}'
    constraint request_events_mail_short check (jsonb_typeof(mail) = 'object' and length(mail::text) <= 5000),
  -- Of that mail, so that none stands here twice and our next one follows it.
  add column message_id text unique constraint request_events_message_id_short check (length(message_id) <= 300);

-- Puts an answer into the history of its request, and the request before the desk again. 'known': it is there already.
-- 'gone': nothing is found by this name. 'full': no more today, since two programs may be answering each other.
create function private.receive_reply(reply_token text, mail_id text, words text, mail jsonb) returns text
language plpgsql set search_path = '' as $$
declare
  request uuid;
begin
  select request_id into request from private.reply_tokens where token = reply_token for update;
  if not exists (select from public.inbox where id = request) then return 'gone'; end if;
  if exists (select from public.request_events where message_id = mail_id) then return 'known'; end if;
  if (select count(*) from public.request_events where request_id = request and action = 'replied'
    and created_at > now() - interval '1 day') >= 20 then
    return 'full';
  end if;
  insert into public.request_events (request_id, action, words, mail, message_id)
    values (request, 'replied', words, mail, mail_id);
  perform private.set_attention(request, 'replied');
  if private.sends_mail() and (
    select count(*) from (
      select from public.outbox where kind = 'request_notice' and created_at > now() - interval '1 hour' limit 60
    ) as latest) < 60 then
    insert into public.outbox (kind, request_id, data, expires_at)
      values ('request_notice', request, '{"replied": true}', now() + interval '3 days');
  end if;
  return 'kept';
end
$$;
revoke all on function private.forget_reply_token(), private.receive_reply(text, text, text, jsonb) from public;

-- Where answers go, as the process says that sends; when the mailbox was read last, since when it cannot be, and who reads
-- it until when.
alter table public.mail_service
  add column replies_to text,
  add column replies_seen_at timestamptz,
  add column replies_failing_since timestamptz,
  add column reader uuid,
  add column reader_until timestamptz;

do $$
declare
  backlog text := pg_get_functiondef('public.inbox_backlog()'::regprocedure);
  told constant text := '''failing_since'', failing_since, ''failure'', failure)';
begin
  if strpos(backlog, told) = 0 then raise exception 'inbox_backlog is not as expected'; end if;
  execute replace(backlog, told, '''failing_since'', failing_since, ''failure'', failure, ''replies_to'', replies_to,
        ''replies_seen_at'', replies_seen_at, ''replies_failing_since'', replies_failing_since)');
end
$$;
