import type { Sql } from "postgres";
import { z } from "zod";
import type { Caller } from "../caller.ts";
import { isUuid } from "./access-token.ts";
import { AuthError } from "./auth-error.ts";
import { userAsJson } from "./user.ts";

const rowSchema = z.object({
  user: z.looseObject({ id: z.string(), email: z.string() }),
  hash: z.string().nullable(),
  is_fresh: z.boolean().nullable(),
  aal: z.enum(["aal1", "aal2"]).nullable(),
});

/** Somebody who is signed in, by a token whose session still stands. */
export interface CurrentSession extends z.infer<typeof rowSchema> {
  sessionId: string;
}

/**
 * The session that a caller's access token belongs to; `is_fresh` for a day after the sign-in. Throws AuthError when
 * there is none: no token, or its session or its owner are gone.
 */
export async function findCurrentSession(sql: Sql, caller: Caller): Promise<CurrentSession> {
  const { sub, session_id: sessionId } = caller.claims;
  if (caller.role !== "authenticated" || !isUuid(sub) || !isUuid(sessionId)) {
    throw new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");
  }
  const [row] = await sql`
    select ${userAsJson(sql)} as user, u.encrypted_password as hash,
      s.created_at > now() - interval '1 day' as is_fresh, s.aal
    from auth.users u left join auth.sessions s on s.user_id = u.id and s.id = ${sessionId}
    where u.id = ${sub} and u.deleted_at is null`;
  if (!row) throw new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
  const current = rowSchema.parse(row);
  if (current.is_fresh === null) {
    throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
  }
  return { ...current, sessionId };
}

/**
 * Whether a caller's session still stands: a signed token says so until it ends, however long ago its owner signed out.
 * True for callers without one, whose key or token names no session.
 */
export async function hasSession(sql: Sql, { role, claims }: Caller): Promise<boolean> {
  const { sub, session_id: sessionId } = claims;
  if (role !== "authenticated" || sessionId === undefined) return true;
  if (!isUuid(sub) || !isUuid(sessionId)) return false;
  const [session] = await sql`select from auth.sessions where id = ${sessionId} and user_id = ${sub}`;
  return session !== undefined;
}
