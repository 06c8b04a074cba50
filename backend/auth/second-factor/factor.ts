import type { Sql, TransactionSql } from "postgres";
import { z } from "zod";
import { isUuid } from "../access-token.ts";
import { AuthError } from "../auth-error.ts";
import type { CurrentSession } from "../current-session.ts";

const factorSchema = z.object({
  id: z.string(),
  friendly_name: z.string().nullable(),
  factor_type: z.enum(["totp", "webauthn", "phone", "recovery_code"]),
  status: z.enum(["verified", "unverified"]),
  secret: z.string().nullable(),
});
export type Factor = z.infer<typeof factorSchema>;

/** Every factor of a person; those that nobody confirmed within five minutes are cleared away (as GoTrue does). */
export async function listFactors(sql: Sql | TransactionSql, userId: string): Promise<Factor[]> {
  await sql`
    delete from auth.mfa_factors
    where user_id = ${userId} and status = 'unverified' and created_at < now() - interval '5 minutes'`;
  const rows = await sql`
    select id, friendly_name, factor_type, status, secret from auth.mfa_factors
    where user_id = ${userId} order by created_at`;
  return z.array(factorSchema).parse([...rows]);
}

/** The factor of this id, if it is this person's. Throws AuthError 404. */
export async function findFactor(sql: Sql, userId: string, id: string): Promise<Factor> {
  if (!isUuid(id)) throw new AuthError(404, "validation_failed", "factor_id must be an UUID");
  const [row] = await sql`
    select id, friendly_name, factor_type, status, secret from auth.mfa_factors
    where user_id = ${userId} and id = ${id}`;
  if (!row) throw new AuthError(404, "mfa_factor_not_found", "Factor not found");
  return factorSchema.parse(row);
}

/** Whether a person has confirmed a second factor. */
export async function hasSecondFactor(sql: Sql, userId: string): Promise<boolean> {
  const [factor] = await sql`
    select from auth.mfa_factors where user_id = ${userId} and status = 'verified' limit 1`;
  return factor !== undefined;
}

/** Throws AuthError unless the session was opened with a second factor. */
export function requireSecondFactor(current: CurrentSession, what: string): void {
  if (current.aal !== "aal2") throw new AuthError(422, "insufficient_aal", `AAL2 required to ${what}`);
}
