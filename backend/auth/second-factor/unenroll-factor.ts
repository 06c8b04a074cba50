import type { Sql, TransactionSql } from "postgres";
import type { CurrentSession } from "../current-session.ts";
import { type Factor, requireSecondFactor } from "./factor.ts";

/** Takes a factor away; the sessions that it opened go on as if only the password had been shown. Throws AuthError. */
export async function unenrollFactor(sql: Sql, current: CurrentSession, factor: Factor): Promise<{ id: string }> {
  if (factor.status === "verified") requireSecondFactor(current, "unenroll verified factor");
  await sql.begin(async (tx) => {
    await tx`delete from auth.mfa_factors where id = ${factor.id}`;
    await clearLeftovers(tx, current.user.id);
  });
  return { id: factor.id };
}

/** Recovery codes alone are no factor, and without a factor no session is one of `aal2`. */
export async function clearLeftovers(tx: TransactionSql, userId: string): Promise<void> {
  await tx`
    delete from auth.mfa_factors f where user_id = ${userId} and factor_type = 'recovery_code' and not exists (
      select from auth.mfa_factors o where o.user_id = f.user_id and o.factor_type = 'totp' and o.status = 'verified')`;
  await tx`
    with lowered as (
      update auth.sessions s set aal = 'aal1', factor_id = null
      where user_id = ${userId} and aal = 'aal2'
        and not exists (select from auth.mfa_factors f where f.id = s.factor_id) returning id)
    delete from auth.mfa_amr_claims
    where session_id in (select id from lowered) and authentication_method in ('totp', 'mfa/recovery_code')`;
}
