import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import { z } from "zod";
import { AuthError } from "../auth-error.ts";
import type { CurrentSession } from "../current-session.ts";
import { type Factor, listFactors } from "./factor.ts";
import { sealSecret } from "./seal-secret.ts";
import { describeKey, newTotpSecret } from "./totp.ts";

const enrollSchema = z.object({
  factor_type: z.string(),
  friendly_name: z.string().max(255).optional(),
  issuer: z.string().max(255).optional(),
});

const mostFactors = 10;

/**
 * Begins a new authenticator app: gives its key, once, as text, address and drawing. It counts as a factor when a code
 * of it has been shown. Throws AuthError in the words of GoTrue.
 */
export async function enrollFactor(sql: Sql, current: CurrentSession, body: unknown, host: string, ownSecret: string) {
  const asked = enrollSchema.safeParse(body);
  if (!asked.success) throw new AuthError(400, "validation_failed", "factor_type needs to be totp, phone, or webauthn");
  const { factor_type: type, friendly_name: name = "", issuer } = asked.data;
  refuseOtherTypes(type);
  requireRoom(await listFactors(sql, current.user.id), name, current);
  const [id, secret] = [randomUUID(), newTotpSecret()];
  await sql`
    insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret)
    values (${id}, ${current.user.id}, ${name}, 'totp', 'unverified', ${sealSecret(secret, id, ownSecret)})`;
  const totp = { ...describeKey(secret, issuer || host, current.user.email), secret };
  return { id, type: "totp", friendly_name: name, totp };
}

function refuseOtherTypes(type: string): void {
  if (type === "totp") return;
  if (type === "phone") throw new AuthError(422, "mfa_phone_enroll_not_enabled", "MFA enroll is disabled for Phone");
  if (type === "webauthn") {
    throw new AuthError(422, "mfa_webauthn_enroll_not_enabled", "MFA enroll is disabled for WebAuthn");
  }
  throw new AuthError(400, "validation_failed", "factor_type needs to be totp, phone, or webauthn");
}

function requireRoom(factors: Factor[], name: string, current: CurrentSession): void {
  if (factors.some((factor) => factor.friendly_name === name)) {
    const message = `A factor with the friendly name "${name}" for this user already exists`;
    throw new AuthError(422, "mfa_factor_name_conflict", message);
  }
  if (factors.length >= mostFactors) {
    const message = "Maximum number of verified factors reached, unenroll to continue";
    throw new AuthError(422, "too_many_enrolled_mfa_factors", message);
  }
  if (factors.some((factor) => factor.status === "verified") && current.aal !== "aal2") {
    throw new AuthError(403, "insufficient_aal", "AAL2 required to enroll a new factor");
  }
}
