-- The outbox is its own queue: who works it takes what is due under a lease. A second queue beside it, in a schema of
-- its own, is no longer made; where there is one it goes, unless it is somebody else's.
create index outbox_due on public.outbox (due_at) where state in ('waiting', 'sending');
drop index public.outbox_unqueued;

do $$
begin
  if exists (select from pg_namespace where nspname = 'pgboss' and pg_has_role(nspowner, 'usage')) then
    drop schema pgboss cascade;
  end if;
end
$$;
