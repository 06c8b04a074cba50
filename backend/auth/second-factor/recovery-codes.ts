import { createHmac, randomInt } from "node:crypto";
import type { Sql, TransactionSql } from "postgres";
import { z } from "zod";
import { AuthError } from "../auth-error.ts";
import type { CurrentSession } from "../current-session.ts";
import { describeSession, type Session } from "../session.ts";
import { readUser } from "../user.ts";
import { type Factor, listFactors, requireSecondFactor } from "./factor.ts";
import type { FactorLimits } from "./factor-limits.ts";
import { raiseSession } from "./raise-session.ts";
import { clearLeftovers } from "./unenroll-factor.ts";

const total = 10;
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";

interface RecoveryTools {
  sql: Sql;
  jwtSecret: string;
  factorLimits: FactorLimits;
}

/** How many of a person's codes are left. Throws AuthError when she has none. */
export async function countRecoveryCodes({ sql }: RecoveryTools, { user }: CurrentSession) {
  const factor = await requireCodes(sql, user.id);
  const [row] = await sql<{ total: number; remaining: number }[]>`
    select count(*)::int as total, (count(*) filter (where used_at is null))::int as remaining
    from auth.mfa_recovery_codes where factor_id = ${factor.id}`;
  return { id: factor.id, type: "recovery_code", total: row?.total ?? 0, remaining: row?.remaining ?? 0 };
}

/** A person's first ten codes, which nobody can read again. Throws AuthError without an app, or when there are some. */
export async function generateRecoveryCodes(tools: RecoveryTools, current: CurrentSession, body: unknown) {
  const asked = z.object({ friendly_name: z.string().max(255).optional() }).safeParse(body ?? {});
  if (!asked.success) throw new AuthError(400, "validation_failed", "friendly_name needs to be a text");
  const name = asked.data.friendly_name || "Recovery codes";
  const factors = await listFactors(tools.sql, current.user.id);
  if (!factors.some((one) => one.status === "verified" && one.factor_type !== "recovery_code")) {
    throw new AuthError(422, "mfa_recovery_codes_sole_factor", "Recovery codes cannot be the only factor");
  }
  requireSecondFactor(current, "generate recovery codes");
  if (factors.some((one) => one.factor_type === "recovery_code")) {
    throw new AuthError(422, "mfa_verified_factor_exists", "Recovery codes exist already, regenerate them instead");
  }
  if (factors.some((one) => one.friendly_name === name)) {
    const message = `A factor with the friendly name "${name}" for this user already exists`;
    throw new AuthError(422, "mfa_factor_name_conflict", message);
  }
  return tools.sql.begin(async (tx) => {
    const [row] = await tx<{ id: string }[]>`
      insert into auth.mfa_factors (user_id, friendly_name, factor_type, status)
      values (${current.user.id}, ${name}, 'recovery_code', 'verified') returning id`;
    if (!row) throw new Error("auth.mfa_factors returned no row");
    return writeCodes(tx, { id: row.id, friendly_name: name }, tools.jwtSecret);
  });
}

/** Ten new codes in place of the old ones. Throws AuthError. */
export async function regenerateRecoveryCodes(tools: RecoveryTools, current: CurrentSession) {
  const factor = await requireCodes(tools.sql, current.user.id);
  requireSecondFactor(current, "regenerate recovery codes");
  return tools.sql.begin(async (tx) => {
    await tx`delete from auth.mfa_recovery_codes where factor_id = ${factor.id}`;
    return writeCodes(tx, factor, tools.jwtSecret);
  });
}

/** The session raised to `aal2` by a recovery code, which is used up by it. Throws AuthError. */
export async function verifyRecoveryCode(
  tools: RecoveryTools,
  current: CurrentSession,
  body: unknown,
): Promise<Session> {
  const shown = z.object({ code: z.string().min(1).max(64) }).safeParse(body);
  if (!shown.success) throw new AuthError(400, "validation_failed", "Code needs to be non-empty");
  const attempt = await tools.factorLimits.attempt("recovery", current.user.id);
  const { user, sessionId } = current;
  const token = await tools.sql.begin(async (tx) => {
    const [used] = await tx<{ factor_id: string }[]>`
      update auth.mfa_recovery_codes c set used_at = now() from auth.mfa_factors f
      where f.id = c.factor_id and f.user_id = ${user.id} and f.status = 'verified'
        and c.used_at is null and c.code_hash = ${hashOf(shown.data.code, tools.jwtSecret)}
      returning c.factor_id`;
    if (!used) throw new AuthError(422, "mfa_verification_failed", "Invalid recovery code entered");
    return raiseSession(tx, { id: sessionId, userId: user.id }, "mfa/recovery_code", used.factor_id);
  });
  await attempt.undo();
  return describeSession(tools.sql, await readUser(tools.sql, user.id), sessionId, token, tools.jwtSecret);
}

/** Takes the codes away. Throws AuthError. */
export async function removeRecoveryCodes({ sql }: RecoveryTools, current: CurrentSession): Promise<{ id: string }> {
  const factor = await requireCodes(sql, current.user.id);
  requireSecondFactor(current, "unenroll verified factor");
  await sql.begin(async (tx) => {
    await tx`delete from auth.mfa_factors where id = ${factor.id}`;
    await clearLeftovers(tx, current.user.id);
  });
  return { id: factor.id };
}

async function requireCodes(sql: Sql, userId: string): Promise<Factor> {
  const factor = (await listFactors(sql, userId)).find((listFactor) => listFactor.factor_type === "recovery_code");
  if (!factor) throw new AuthError(404, "mfa_factor_not_found", "There are no recovery codes");
  return factor;
}

async function writeCodes(
  tx: TransactionSql,
  { id, friendly_name }: Pick<Factor, "id" | "friendly_name">,
  ownSecret: string,
) {
  const codes = Array.from({ length: total }, newCode);
  await tx`
    insert into auth.mfa_recovery_codes ${tx(codes.map((code) => ({ factor_id: id, code_hash: hashOf(code, ownSecret) })))}`;
  return { id, type: "recovery_code", friendly_name, total, codes };
}

/** Sixteen letters and digits that do not look alike: 79 random bits, so a quick digest of them cannot be tried out. */
function newCode(): string {
  return Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join("");
}

function hashOf(code: string, ownSecret: string): string {
  const bare = code.toLowerCase().replace(/[\s-]/g, "");
  return createHmac("sha256", ownSecret).update(`recovery-code:${bare}`).digest("hex");
}
