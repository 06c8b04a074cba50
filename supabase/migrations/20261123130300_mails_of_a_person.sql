-- What was done about a request or a proposal, in its order, and what its person was told by mail, with the rights of whoever
-- asks. An answer of the desk is in both under one id; the history has its words.
create or replace function private.history_of(request uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(entry order by at), '[]') from (
    select to_jsonb(events) - 'request_id' as entry, events.created_at as at
    from public.request_events as events where events.request_id = request
    union all
    select jsonb_build_object('id', id, 'action', 'mail', 'kind', kind, 'recipient', recipient, 'subject', subject,
      'state', state, 'created_at', created_at, 'sent_at', sent_at), created_at
    from public.outbox where request_id = request and recipient is not null and kind <> 'answer'
  ) as done
$$;
