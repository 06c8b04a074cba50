import type { Sql } from "postgres";
import { z } from "zod";
import { isUuid } from "../access-token.ts";
import { AuthError } from "../auth-error.ts";
import type { Factor } from "./factor.ts";

const lifetimeSeconds = 300;

/** Opens the five minutes in which a code of this factor may be shown, from the same address. */
export async function challengeFactor(sql: Sql, factor: Factor, address: string | null) {
  requireTotp(factor);
  // Nothing waits for the old ones; the ten latest stay for tabs that were opened at once.
  await sql`
    delete from auth.mfa_challenges where factor_id = ${factor.id} and (
      created_at < now() - make_interval(secs => ${lifetimeSeconds}) or id not in (
        select id from auth.mfa_challenges where factor_id = ${factor.id} order by created_at desc limit 9))`;
  const [row] = await sql`
    with challenge as (
      insert into auth.mfa_challenges (factor_id, ip_address) values (${factor.id}, ${address}::inet)
      returning id, created_at),
    factor as (update auth.mfa_factors set last_challenged_at = now() where id = ${factor.id})
    select id, extract(epoch from created_at)::bigint::text as opened_at from challenge`;
  const { id, opened_at } = z.object({ id: z.string(), opened_at: z.coerce.number() }).parse(row);
  return { id, type: factor.factor_type, expires_at: opened_at + lifetimeSeconds };
}

/** Throws the AuthError that says why a code cannot be shown on this challenge. */
export async function requireChallenge(sql: Sql, factor: Factor, id: unknown, address: string | null): Promise<string> {
  const [row] = isUuid(id)
    ? await sql`
        select verified_at is null and ip_address is not distinct from ${address}::inet as is_open,
          created_at < now() - make_interval(secs => ${lifetimeSeconds}) as is_over
        from auth.mfa_challenges where id = ${id} and factor_id = ${factor.id}`
    : [];
  if (!row || !isUuid(id)) {
    throw new AuthError(422, "mfa_factor_not_found", "MFA factor with the provided challenge ID not found");
  }
  if (!row.is_open) {
    throw new AuthError(422, "mfa_ip_address_mismatch", "Challenge and verify IP addresses mismatch.");
  }
  if (row.is_over) {
    const message = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`;
    throw new AuthError(422, "mfa_challenge_expired", message);
  }
  return id;
}

/** Throws the AuthError for a kind of factor that is never challenged. */
export function requireTotp({ factor_type }: Factor): void {
  if (factor_type === "totp") return;
  throw new AuthError(400, "validation_failed", "factor_type needs to be totp, phone, or webauthn");
}
