-- The inbox with years of requests in it: its order is stored and indexed, its counts are read from an index alone, and wide
-- columns are read for the page that is shown and no other.
-- `to_timestamp`, since taking an interval from a moment depends on a time zone as far as PostgreSQL knows.
alter table public.requests add column sort_at timestamptz not null generated always as (
  case when status = 'new' then created_at
    else to_timestamp(7258118400 - extract(epoch from created_at - timestamptz '2000-01-01 00:00+00')::double precision) end
) stored;
create index requests_sort on public.requests (sort_at, id);
create index requests_counts on public.requests (kind, status, club_id, assigned_to);

-- Without a join, so that a page of the order is read from the index: the title is asked for the rows that are shown.
create or replace view public.inbox with (security_invoker = true) as
select id, kind, name, email, phone, club_id, subject, message, details, cv_path,
  (select title from public.positions where positions.id = requests.position_id) as position_title, page,
  notice_version, status, status = 'new' as is_waiting, assigned_to, search, created_at, updated_at, sort_at
from public.requests
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
    else to_timestamp(7258118400 - extract(epoch from created_at - timestamptz '2000-01-01 00:00+00')::double precision) end
from public.partner_submissions;

-- One page of the inbox in its order. What is asked comes in the body of a call: addresses are kept by logs, and people are
-- searched by name. `total` is counted only where words are searched; `inbox_counts` knows the others. Made at each call,
-- since a plan for every filter at once uses no index.
create function public.list_inbox(
  asked_kind text, asked_status text, asked_club text, asked_person uuid, words text[], skipped integer, most integer
) returns table (
  id uuid, kind text, name text, email text, phone text, club_id text, subject text, message text, details jsonb,
  cv_path text, position_title text, page text, status text, assigned_to uuid, created_at timestamptz, total bigint
)
language plpgsql stable set search_path = '' as $$
begin
  return query execute format(
    'with found as materialized (
      select inbox.id, inbox.sort_at, %s as total from public.inbox where true%s%s%s%s%s
      order by inbox.sort_at, inbox.id offset $6 limit $7
    )
    select inbox.id, inbox.kind, inbox.name, inbox.email, inbox.phone, inbox.club_id, inbox.subject, inbox.message,
      inbox.details, inbox.cv_path, inbox.position_title, inbox.page, inbox.status, inbox.assigned_to, inbox.created_at,
      found.total
    from found join public.inbox on inbox.id = found.id order by found.sort_at, found.id',
    case when cardinality(words) > 0 then 'count(*) over ()' else 'null::bigint' end,
    case when asked_kind is not null then ' and inbox.kind = $1' end,
    case when asked_status is not null then ' and inbox.status = $2' end,
    case when asked_club is not null then ' and inbox.club_id = $3' end,
    case when asked_person is not null then ' and inbox.assigned_to = $4' end,
    -- All of them: `like all` is one pass over the text.
    case when cardinality(words) > 0 then ' and inbox.search like all ($5)' end
  ) using asked_kind, asked_status, asked_club, asked_person,
    -- A percent sign or an underscore would mean any letters.
    (select array_agg('%' || regexp_replace(word, '[%_\\]', '\\\&', 'g') || '%') from unnest(words) as word),
    skipped, least(most, 1000);
end
$$;

revoke all on function public.list_inbox(text, text, text, uuid, text[], integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function public.list_inbox(text, text, text, uuid, text[], integer, integer) to authenticated;
