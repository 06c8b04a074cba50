-- How often an address has sent a form, counted by all web servers of a hosted project together. They hold nothing but the
-- public key, and a function that anybody may call to count an address would shut others out: so it counts for whoever
-- knows the secret of the servers, which is stored as a digest only. Without a row here it counts for nobody.
create table private.server_secrets (
  hash text primary key constraint server_secrets_hash_shape check (hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);
alter table private.server_secrets enable row level security;
revoke all on private.server_secrets from public, anon, authenticated, service_role;

-- Takes one attempt of `key` in a window; false when none is left, null when the secret is not that of the servers.
create function public.take_attempt(secret text, key text, attempts integer, window_ms bigint) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  clock_ms constant bigint := (extract(epoch from clock_timestamp()) * 1000)::bigint;
begin
  if not exists (
    select from private.server_secrets where hash = encode(sha256(convert_to(take_attempt.secret, 'UTF8')), 'hex')) then
    return null;
  end if;
  if random() < 0.01 then
    delete from private.attempts as known where known.ends_ms + known.window_ms < clock_ms;
  end if;
  insert into private.attempts as known (key, taken, window_ms, began_ms)
    values (take_attempt.key, 1, take_attempt.window_ms, clock_ms)
    on conflict on constraint attempts_pkey do update set
      taken = case when known.ends_ms > clock_ms then known.taken + 1 else 1 end,
      began_ms = case when known.ends_ms > clock_ms then known.began_ms else clock_ms end,
      window_ms = case when known.ends_ms > clock_ms then known.window_ms else excluded.window_ms end
    where known.taken < take_attempt.attempts or known.ends_ms <= clock_ms;
  return found;
end
$$;

revoke all on function public.take_attempt(text, text, integer, bigint) from public, anon, authenticated, service_role;
grant execute on function public.take_attempt(text, text, integer, bigint) to anon;
