-- An article, an event or a landing page is given to a colleague, who says yes to it or asks for changes.
create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  table_name text not null constraint reviews_table_known check (table_name in ('articles', 'events', 'landing_pages')),
  row_id uuid not null,
  asked_by uuid not null references public.staff (user_id) on delete cascade,
  asked_of uuid not null references public.staff (user_id) on delete cascade,
  note text not null default '' constraint reviews_note_length check (length(note) <= 2000),
  state text not null default 'waiting'
    constraint reviews_state_known check (state in ('waiting', 'approved', 'changes', 'withdrawn')),
  answer text not null default '' constraint reviews_answer_length check (length(answer) <= 2000),
  -- What it said when it was asked about, and when it was answered.
  asked_print text not null,
  answered_print text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint reviews_of_somebody_else check (asked_by <> asked_of)
);
-- One answer is waited for at a time.
create unique index reviews_waiting_once on public.reviews (table_name, row_id) where state = 'waiting';
create index reviews_of_row on public.reviews (row_id, created_at desc);
create index reviews_asked_of on public.reviews (asked_of);
create index reviews_asked_by on public.reviews (asked_by);
create trigger keep_updated_at before update on public.reviews
  for each row execute function private.keep_updated_at();
alter table public.reviews enable row level security;
revoke all on public.reviews from public, anon, authenticated, service_role;
grant select on public.reviews to authenticated, service_role;
select private.ask_roles('public.reviews', null, '{select}');
insert into private.role_rights (role, table_name, deeds, own_clubs) values ('editor', 'reviews', '{select}', false);
select private.record_changes('public.reviews', array['id', 'table_name', 'row_id', 'state', 'created_at']);

-- What a row says to its readers, as one short mark: not when it is public, nor where it stands.
create function private.content_print(of_table text, told jsonb) returns text
language sql stable security definer set search_path = '' as $$
  select md5(jsonb_object_agg(name, told -> name)::text) from unnest((private.plannable(of_table)).columns) as name
  where name <> all ('{is_published,is_featured,publication_date,publish_at,withdraw_at,withdrawn_to}')
$$;

-- The row of a review as it is now; null where it is gone.
create function private.reviewed_row(of_table text, of_row uuid) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(it) from public.articles as it where of_table = 'articles' and id = of_row
  union all select to_jsonb(it) from public.events as it where of_table = 'events' and id = of_row
  union all select to_jsonb(it) from public.landing_pages as it where of_table = 'landing_pages' and id = of_row
$$;

alter table public.outbox drop constraint outbox_kind_known;
alter table public.outbox add constraint outbox_kind_known check (kind in ('answer', 'request_notice', 'change_notice',
  'digest', 'plan_refused', 'review', 'visit_booked', 'visit_reminder', 'visit_moved', 'visit_cancelled'));

-- Whoever is asked hears of it by mail, and whoever asked of the answer.
create function private.tell_of_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.sends_mail() then
    insert into public.outbox (kind, recipient, data, once)
    select 'review', email, jsonb_build_object('review', new.id, 'state', new.state), format('review %s %s', new.id, new.state)
    from auth.users where id = case new.state when 'waiting' then new.asked_of else new.asked_by end
      and private.is_mail_address(email)
    on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger tell_of_review after insert or update of state on public.reviews
  for each row when (new.state <> 'withdrawn') execute function private.tell_of_review();

-- Gives a row to a colleague; whoever had it until now is no longer waited for.
create function public.ask_for_review(of_table text, of_row uuid, person uuid, words text default '') returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  told constant jsonb := private.reviewed_row(of_table, of_row);
  made uuid;
begin
  if not private.may('update', of_table) then
    raise exception 'Tu cuenta no tiene permiso para hacer esto.' using errcode = '42501';
  end if;
  if told is null then raise exception 'Ya no existe.' using errcode = '22023'; end if;
  if person is not distinct from auth.uid() or not exists (
    select from public.staff where user_id = person and not is_off and (role = 'direction' or exists (
      select from private.role_rights as rights
      where rights.role = staff.role and rights.table_name = of_table and 'update' = any (rights.deeds) and not rights.own_clubs)))
  then
    raise exception 'Elige a otra persona que pueda cambiarlo.' using errcode = '22023';
  end if;
  update public.reviews set state = 'withdrawn' where table_name = of_table and row_id = of_row and state = 'waiting';
  insert into public.reviews (table_name, row_id, asked_by, asked_of, note, asked_print)
  values (of_table, of_row, auth.uid(), person, btrim(words), private.content_print(of_table, told)) returning id into made;
  return made;
end
$$;

-- Says yes to what somebody has read (`seen`: its version), asks for changes, or takes the question back.
create function public.answer_review(review uuid, verdict text, words text default '', seen timestamptz default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  it public.reviews;
  told jsonb;
begin
  select * into it from public.reviews where id = review and private.may('update', table_name) for update;
  if not found then raise exception 'Esta revisión ya no existe.' using errcode = '22023'; end if;
  if it.state <> 'waiting' then raise exception 'Esta revisión ya está contestada.' using errcode = '22023'; end if;
  if not (verdict in ('approved', 'changes') and it.asked_of = auth.uid()
    or verdict = 'withdrawn' and (it.asked_by = auth.uid() or private.may('delete', 'reviews'))) then
    raise exception 'La revisión se ha pedido a otra persona.' using errcode = '42501';
  end if;
  told := private.reviewed_row(it.table_name, it.row_id);
  if told is null then raise exception 'Ya no existe.' using errcode = '22023'; end if;
  if verdict = 'approved' and (told ->> 'updated_at')::timestamptz is distinct from seen then
    raise exception 'Ha cambiado mientras lo leías: vuelve a abrirlo antes de dar el visto bueno.' using errcode = '22023';
  end if;
  update public.reviews set state = verdict, answer = btrim(words),
    answered_print = private.content_print(it.table_name, told) where id = it.id;
end
$$;

-- What waits for an answer of whoever asks, the oldest first, with the name of the row and of the person.
create function public.my_reviews() returns table (
  id uuid, table_name text, row_id uuid, name text, note text, created_at timestamptz, asked_by text, is_mine boolean)
language sql stable set search_path = '' as $$
  select it.id, it.table_name, it.row_id, named.name, it.note, it.created_at, people.name, it.asked_by = (select auth.uid())
  from public.reviews as it
    join (select 'articles' as of_table, articles.id, title as name from public.articles
      union all select 'events', events.id, title from public.events
      union all select 'landing_pages', landing_pages.id, coalesce(nullif(title, ''), slug) from public.landing_pages) as named
      on named.of_table = it.table_name and named.id = it.row_id
    join public.list_colleagues() as people on people.user_id = it.asked_by
  where it.state = 'waiting' and (select auth.uid()) in (it.asked_of, it.asked_by)
  order by it.created_at
$$;

do $$
declare
  written text := pg_get_functiondef('public.panel_morning(timestamptz, jsonb)'::regprocedure);
  was constant text := $q$'colleagues', ($q$;
begin
  if position(was in written) = 0 then raise exception 'panel_morning has no colleagues'; end if;
  execute replace(written, was, $q$'reviews', (select coalesce(jsonb_agg(it), '[]') from (
      select id, table_name, row_id, name, asked_by from public.my_reviews() where not is_mine limit 10) as it),
    $q$ || was);
end
$$;

revoke all on function private.content_print(text, jsonb), private.reviewed_row(text, uuid), private.tell_of_review(),
  public.ask_for_review(text, uuid, uuid, text), public.answer_review(uuid, text, text, timestamptz), public.my_reviews()
  from public, anon, authenticated, service_role;
grant execute on function public.ask_for_review(text, uuid, uuid, text),
  public.answer_review(uuid, text, text, timestamptz), public.my_reviews() to authenticated;
