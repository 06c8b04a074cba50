-- One list of everything that waits for an answer, with the rights of whoever reads it. A kind with a table of its own
-- (visits, say) joins by one more branch.
create view public.inbox with (security_invoker = true) as
select requests.id, requests.kind, requests.name, requests.email, requests.phone, requests.club_id, requests.subject,
  requests.message, requests.details, requests.cv_path, positions.title as position_title, requests.page,
  requests.notice_version, requests.status, requests.status = 'new' as is_waiting, requests.assigned_to, requests.search,
  requests.created_at, requests.updated_at
from public.requests left join public.positions on positions.id = requests.position_id
union all
select id, 'proposal', contact_name, email, phone, null, company_name, proposal,
  jsonb_strip_nulls(jsonb_build_object('Empresa', company_name, 'Web', website)), null, null, '/partners', null,
  case status when 'pending' then 'new' when 'contacted' then 'open' when 'accepted' then 'answered' else 'closed' end,
  status = 'pending', assigned_to,
  lower(translate(
    contact_name || ' ' || company_name || ' ' || email || ' ' || coalesce(regexp_replace(phone, '\D', '', 'g'), '') || ' '
      || proposal,
    'ÁÉÍÓÚÜÑÇÀÈÒáéíóúüñçàèò', 'AEIOUUNCAEOaeiouuncaeo')),
  created_at, updated_at
from public.partner_submissions;

revoke all on public.inbox from public, anon, authenticated, service_role;
grant select on public.inbox to authenticated, service_role;

-- How many there are of each sort, for the filters: one row per combination that occurs.
create function public.inbox_counts() returns table (
  kind text, status text, club_id text, is_mine boolean, total bigint
)
language sql stable set search_path = '' as $$
  select inbox.kind, inbox.status, inbox.club_id, coalesce(inbox.assigned_to = (select auth.uid()), false), count(*)
  from public.inbox group by 1, 2, 3, 4
$$;

-- Whom a request can be given to. An e-mail is all that is said of a colleague.
create function public.list_colleagues() returns table (user_id uuid, email text)
language sql stable security definer set search_path = '' as $$
  select users.id, users.email::text from public.staff join auth.users on users.id = staff.user_id
  where (select private.is_staff()) order by users.email
$$;

revoke all on function public.inbox_counts(), public.list_colleagues() from public, anon, authenticated, service_role;
grant execute on function public.inbox_counts(), public.list_colleagues() to authenticated;
