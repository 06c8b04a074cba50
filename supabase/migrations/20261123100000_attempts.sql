-- How often something was tried: wrong passwords from one network, proposals of one visitor. Here, so that several machines
-- on one database count together. Whose attempts a row counts cannot be read from it: the key is a digest. May be
-- forgotten: unlogged, and in no backup. On a hosted project it stays empty.
create unlogged table private.attempts (
  key text primary key,
  taken integer not null,
  window_ms bigint not null,
  -- Milliseconds since 1970 by the database's clock, which is the same for all machines.
  began_ms bigint not null,
  ends_ms bigint not null generated always as (began_ms + window_ms) stored
);
alter table private.attempts enable row level security;
revoke all on private.attempts from public, anon, authenticated, service_role;
