-- A calendar's address runs as its owner, past every policy: it showed rows and campaigns that the person may not see in the
-- panel, and went on when she was switched off. It asks what a policy would; a draft is asked for as well.
do $$
declare
  entries text := pg_get_functiondef('public.calendar_entries(timestamptz, timestamptz)'::regprocedure);
  by_secret text := pg_get_functiondef('public.calendar_of_secret(text, timestamptz, timestamptz)'::regprocedure);
  change record;
begin
  for change in values
    ('  place record;', '  -- By a secret no policy is asked.
  by_policy constant boolean := current_user = ''authenticated'';
  place record;'),
    ('then ''it.is_published'' else ''true'' end)', 'then ''it.is_published'' else ''true'' end
        || case when by_policy or private.may(''select'', place.of_table) then ''''
          when place.club is null then '' and false''
          else format('' and it.%I = any (%L)'', place.club, private.clubs_for(''select'', place.of_table)) end)'),
    ('it where it.starts_at < until_at', 'it where (by_policy or private.may(''select'', ''campaigns'')) and it.starts_at < until_at'),
    ('from public.events as it;', 'from public.events as it where by_policy or it.is_published or private.may(''select'', ''events'');')
  loop
    if position(change.column1 in entries) = 0 then raise exception 'calendar_entries does not say %', change.column1; end if;
    entries := replace(entries, change.column1, change.column2);
  end loop;
  if position('from private.calendar_secrets' in by_secret) = 0 then raise exception 'calendar_of_secret is another by now'; end if;
  execute entries;
  execute replace(by_secret, 'from private.calendar_secrets
  where hash', 'from private.calendar_secrets join public.staff using (user_id)
  where not is_off and hash');
end
$$;

-- Replacing a file asked whose the rows are, not whose the plans: whoever had an account wrote over what anybody had planned.
create function private.names_file(plan public.planned_changes, named text) returns boolean
language sql stable set search_path = '' as $$
  select plan.state = 'waiting' and strpos(concat(plan.changes, plan.seen), named) > 0
    and private.swap_file(concat(plan.changes, plan.seen), named, '') <> concat(plan.changes, plan.seen)
$$;
revoke all on function private.names_file(public.planned_changes, text) from public;
grant execute on function private.names_file(public.planned_changes, text) to authenticated;

create or replace function private.rewrite_plans(was_bucket text, was_path text, new_bucket text, new_path text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  changed integer;
begin
  update public.planned_changes as plan set
    changes = private.swap_file(changes::text, was_bucket || '/' || was_path, new_bucket || '/' || new_path)::jsonb,
    seen = private.swap_file(seen::text, was_bucket || '/' || was_path, new_bucket || '/' || new_path)::jsonb
  where private.names_file(plan, was_bucket || '/' || was_path);
  get diagnostics changed = row_count;
  return changed;
end
$$;
do $$
declare
  written text := pg_get_functiondef('public.replace_media(uuid, uuid)'::regprocedure);
  change record;
begin
  for change in values
    ('  done integer;', '  done integer;
  plans integer;
  -- As far as they are hers to change.
  hers integer;'),
    ('  done := private.rewrite_uses(one.bucket, one.path, other.bucket, other.path)
    + private.rewrite_plans(one.bucket, one.path, other.bucket, other.path);',
      '  select count(*) into hers from public.planned_changes as plan
    where private.names_file(plan, one.bucket || ''/'' || one.path);
  done := private.rewrite_uses(one.bucket, one.path, other.bucket, other.path);
  plans := private.rewrite_plans(one.bucket, one.path, other.bucket, other.path);
  if plans > hers then
    raise exception ''También está en cambios previstos que no son tuyos: pide a dirección que la reemplace.'' using errcode = ''42501'';
  end if;'),
    ('return done;', 'return done + plans;')
  loop
    if position(change.column1 in written) = 0 then raise exception 'replace_media does not say %', change.column1; end if;
    written := replace(written, change.column1, change.column2);
  end loop;
  execute written;
end
$$;
