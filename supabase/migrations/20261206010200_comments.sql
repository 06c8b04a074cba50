-- What colleagues say beside a paragraph of an article, an event or a landing page. No visitor reads it.
create table public.comments (
  id uuid primary key default gen_random_uuid(),
  table_name text not null constraint comments_table_known check (table_name in ('articles', 'events', 'landing_pages')),
  row_id uuid not null,
  -- The paragraph as it was when it was commented; empty: the whole.
  quote text not null default '' constraint comments_quote_length check (length(quote) <= 5000),
  words text not null constraint comments_words_length check (length(btrim(words)) between 1 and 2000),
  -- The comment that it answers, of the same row.
  parent uuid,
  is_resolved boolean not null default false,
  author uuid default auth.uid() references public.staff (user_id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint comments_id_of_row unique (id, table_name, row_id),
  constraint comments_parent_of_row foreign key (parent, table_name, row_id)
    references public.comments (id, table_name, row_id) on delete cascade,
  constraint comments_answer_is_of_its_parent check (parent is null or quote = '' and not is_resolved)
);
create index comments_of_row on public.comments (row_id, created_at);
create index comments_parent on public.comments (parent) where parent is not null;
create index comments_author on public.comments (author);
create trigger keep_updated_at before update on public.comments
  for each row execute function private.keep_updated_at();
alter table public.comments enable row level security;
revoke all on public.comments from public, anon, authenticated, service_role;
grant select on public.comments to authenticated, service_role;
grant insert (table_name, row_id, quote, words, parent), update (is_resolved) on public.comments to authenticated;
select private.ask_roles('public.comments', null, '{select,insert,update}');
insert into private.role_rights (role, table_name, deeds, own_clubs)
values ('editor', 'comments', '{select,insert,update}', false);
-- That somebody commented, never what she wrote.
select private.record_changes('public.comments',
  array['id', 'table_name', 'row_id', 'parent', 'is_resolved', 'created_at']);
