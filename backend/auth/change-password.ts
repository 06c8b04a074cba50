import type { Sql } from "postgres";
import { z } from "zod";
import { AuthError } from "./auth-error.ts";
import type { CurrentSession } from "./current-session.ts";
import { hashPassword, longestPassword, verifyPassword } from "./password-hash.ts";
import { requireStrength } from "./passwords/require-strength.ts";
import { hasSecondFactor } from "./second-factor/factor.ts";
import { endSessions, type Origin } from "./session.ts";
import { takeAttempt } from "./sign-in.ts";
import type { SignInLimits } from "./sign-in-limits.ts";
import { type User, userAsJson } from "./user.ts";

const changeSchema = z.strictObject({
  password: z.string(),
  current_password: z.string().optional(),
  // auth-js sends these for a flow of its own, without content when it is not used.
  code_challenge: z.null().optional(),
  code_challenge_method: z.null().optional(),
});

/**
 * Gives somebody a new password and ends her other sessions. The present one must be sent along when the sign-in is
 * older than a day, and must be right whenever it is sent. Nothing else about a person can be changed here.
 */
export async function changePassword(
  sql: Sql,
  limits: SignInLimits,
  current: CurrentSession,
  body: unknown,
  origin: Origin,
): Promise<User> {
  const change = changeSchema.safeParse(body);
  if (!change.success) {
    throw new AuthError(422, "validation_failed", "Only `password`, with `current_password`, can be changed here");
  }
  requireStrength(change.data.password, current.user.email);
  if (current.aal !== "aal2" && (await hasSecondFactor(sql, current.user.id))) {
    const message = "AAL2 session is required to update email or password when MFA is enabled.";
    throw new AuthError(401, "insufficient_aal", message);
  }
  await requireCurrent(limits, current, change.data.current_password, origin);
  if (await verifyPassword(change.data.password, current.hash)) {
    throw new AuthError(422, "same_password", "New password should be different from the old password.");
  }
  const hash = await hashPassword(change.data.password);
  return sql.begin(async (tx) => {
    await tx`update auth.users set encrypted_password = ${hash}, updated_at = now() where id = ${current.user.id}`;
    await endSessions(tx, current.user.id, current.sessionId, "others");
    const [row] = await tx<{ user: User }[]>`
      select ${userAsJson(sql)} as user from auth.users u where u.id = ${current.user.id}`;
    return row?.user ?? current.user;
  });
}

async function requireCurrent(
  limits: SignInLimits,
  current: CurrentSession,
  password: string | undefined,
  origin: Origin,
): Promise<void> {
  if (password === undefined) {
    if (current.is_fresh) return;
    throw new AuthError(400, "reauthentication_needed", "Password update requires reauthentication");
  }
  const attempt = await takeAttempt(limits, current.user.email, origin);
  if (!(await verifyPassword(password.slice(0, longestPassword + 1), current.hash))) {
    throw new AuthError(400, "invalid_credentials", "The current password is wrong");
  }
  await attempt.undo();
}
