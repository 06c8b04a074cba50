import type { Sql } from "postgres";
import { z } from "zod";
import { AuthError } from "../auth-error.ts";
import { type Origin, openSession, type Session } from "../session.ts";
import { readUser } from "../user.ts";
import { takeLinkToken } from "./one-time-link.ts";

const linkSchema = z.object({ type: z.enum(["invite", "recovery"]), token_hash: z.string().min(1).max(200) });

/**
 * The session that a link opens, once. It is one of `aal1`: who has a second factor shows it before the password can be
 * changed. Throws AuthError.
 */
export async function verifyLink(sql: Sql, body: unknown, origin: Origin, secret: string): Promise<Session> {
  const shown = linkSchema.safeParse(body);
  if (!shown.success) {
    throw new AuthError(400, "validation_failed", "Verify requires the type invite or recovery, and a token hash");
  }
  const { type, token_hash: token } = shown.data;
  const user = await sql.begin(async (tx) => {
    const id = await takeLinkToken(tx, type, token);
    const [owner] = id
      ? await tx`
          update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now()
          where id = ${id} and deleted_at is null and coalesce(banned_until <= now(), true) returning id`
      : [];
    return id && owner ? readUser(tx, id) : null;
  });
  if (!user) throw new AuthError(403, "otp_expired", "Email link is invalid or has expired");
  return openSession(sql, user, origin, secret, "otp");
}
