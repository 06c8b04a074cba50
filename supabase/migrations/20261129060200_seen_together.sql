-- Who has which form open. Gone with a crash, in no backup, and nobody's business but colleagues'.
create unlogged table private.open_forms (
  form text not null,
  person uuid not null,
  seen_at timestamptz not null default now(),
  primary key (form, person)
);
revoke all on private.open_forms from public, anon, authenticated, service_role;

-- Says that somebody has a form open, or no more, and answers what colleagues are called who have it open as well. Whoever
-- has not asked for 75 seconds (three times by now) has gone without a word.
create function public.see_form(form_name text, is_open boolean default true) returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  me constant uuid := auth.uid();
begin
  if not (select private.is_staff()) then
    raise exception 'Solo el personal puede abrir formularios.' using errcode = '42501';
  end if;
  delete from private.open_forms as it
  where it.seen_at < now() - interval '75 seconds' or (it.form = left(form_name, 200) and it.person = me and not is_open);
  if is_open then
    insert into private.open_forms (form, person) values (left(form_name, 200), me)
    on conflict (form, person) do update set seen_at = now();
  end if;
  return array(
    select people.name from private.open_forms as it join public.list_colleagues() as people on people.user_id = it.person
    where it.form = left(form_name, 200) and not people.is_me order by people.name);
end
$$;
revoke all on function public.see_form(text, boolean) from public, anon, authenticated, service_role;
grant execute on function public.see_form(text, boolean) to authenticated;
