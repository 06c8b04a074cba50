import type { Sql } from "postgres";
import { z } from "zod";
import { AuthError } from "../auth-error.ts";
import type { CurrentSession } from "../current-session.ts";
import { describeSession, type Session } from "../session.ts";
import { readUser } from "../user.ts";
import { requireChallenge, requireTotp } from "./challenge-factor.ts";
import type { Factor } from "./factor.ts";
import type { FactorLimits } from "./factor-limits.ts";
import { raiseSession } from "./raise-session.ts";
import { openSecret } from "./seal-secret.ts";
import { findTotpStep } from "./totp.ts";

const verifySchema = z.object({ challenge_id: z.unknown(), code: z.string().min(1).max(64) });

interface VerifyTools {
  sql: Sql;
  jwtSecret: string;
  factorLimits: FactorLimits;
}

/**
 * The session raised to `aal2` by a code of an authenticator app; the first code of a new app makes it a factor. A code
 * is good once, within half a minute before and after its own. Throws AuthError.
 */
export async function verifyFactor(
  tools: VerifyTools,
  current: CurrentSession,
  factor: Factor,
  body: unknown,
  address: string | null,
): Promise<Session> {
  const shown = verifySchema.safeParse(body);
  if (!shown.success) throw new AuthError(400, "validation_failed", "Code needs to be non-empty");
  requireTotp(factor);
  const challenge = await requireChallenge(tools.sql, factor, shown.data.challenge_id, address);
  const attempt = await tools.factorLimits.attempt("totp", current.user.id);
  const secret = openSecret(factor.secret ?? "", factor.id, tools.jwtSecret);
  const step = findTotpStep(secret, shown.data.code.replace(/\s/g, ""), Date.now());
  if (step === null) throw wrongCode();
  const token = await acceptCode(tools.sql, current, factor, challenge, step);
  await attempt.undo();
  return describeSession(
    tools.sql,
    await readUser(tools.sql, current.user.id),
    current.sessionId,
    token,
    tools.jwtSecret,
  );
}

function acceptCode(sql: Sql, { user, sessionId }: CurrentSession, factor: Factor, challenge: string, step: number) {
  return sql.begin(async (tx) => {
    const [accepted] = await tx`
      update auth.mfa_factors set status = 'verified', last_totp_step = ${step}, updated_at = now()
      where id = ${factor.id} and coalesce(last_totp_step, -1) < ${step} returning id`;
    if (!accepted) throw wrongCode();
    const [met] = await tx`
      update auth.mfa_challenges set verified_at = now() where id = ${challenge} and verified_at is null returning id`;
    if (!met) throw new AuthError(422, "mfa_ip_address_mismatch", "Challenge and verify IP addresses mismatch.");
    await tx`
      delete from auth.mfa_factors where user_id = ${user.id} and status = 'unverified' and factor_type = 'totp'`;
    return raiseSession(tx, { id: sessionId, userId: user.id }, "totp", factor.id);
  });
}

function wrongCode(): AuthError {
  return new AuthError(422, "mfa_verification_failed", "Invalid TOTP code entered");
}
