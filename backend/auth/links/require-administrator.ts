import type { Sql } from "postgres";
import type { Caller } from "../../caller.ts";
import { asCaller } from "../../database/session.ts";
import { AuthError } from "../auth-error.ts";
import { findCurrentSession } from "../current-session.ts";

/**
 * Throws AuthError unless the secret key or an administrator's own session asks. A hosted project hears the secret key
 * alone; the panel has none and must never have one.
 */
export async function requireAdministrator(sql: Sql, caller: Caller): Promise<void> {
  if (caller.role === "service_role") return;
  await findCurrentSession(sql, caller);
  const [row] = await asCaller(sql, caller, (tx) => tx`select private.is_admin() as is_admin`, "read only");
  if (!row?.is_admin) throw new AuthError(403, "not_admin", "User not allowed");
}
