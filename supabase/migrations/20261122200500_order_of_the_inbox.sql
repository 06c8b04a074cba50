-- The order of the inbox in one column: what waits comes first, the longest wait before the others; then the rest, the
-- latest first.
create or replace view public.inbox with (security_invoker = true) as
select requests.id, requests.kind, requests.name, requests.email, requests.phone, requests.club_id, requests.subject,
  requests.message, requests.details, requests.cv_path, positions.title as position_title, requests.page,
  requests.notice_version, requests.status, requests.status = 'new' as is_waiting, requests.assigned_to, requests.search,
  requests.created_at, requests.updated_at,
  case when requests.status = 'new' then requests.created_at
    else timestamptz '2200-01-01' - (requests.created_at - timestamptz '2000-01-01') end as sort_at
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
  created_at, updated_at,
  case when status = 'pending' then created_at
    else timestamptz '2200-01-01' - (created_at - timestamptz '2000-01-01') end
from public.partner_submissions;
