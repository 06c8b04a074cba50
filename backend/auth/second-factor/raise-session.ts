import type { TransactionSql } from "postgres";
import { newRefreshToken } from "../refresh-token.ts";
import { addRefreshToken } from "../session.ts";
import { addMethod, type Method } from "../session-level.ts";

/**
 * Makes a session one of `aal2` and gives its new refresh token; the one from before is worth nothing any more. The
 * person's other sessions that were opened with the password alone end, which is how GoTrue closes the door behind a new
 * factor.
 */
export async function raiseSession(
  tx: TransactionSql,
  session: { id: string; userId: string },
  method: Method,
  factorId: string,
): Promise<string> {
  const token = newRefreshToken();
  await tx`
    update auth.sessions set aal = 'aal2', factor_id = ${factorId}, updated_at = now() where id = ${session.id}`;
  await addMethod(tx, session.id, method);
  await tx`delete from auth.refresh_tokens where session_id = ${session.id}`;
  await addRefreshToken(tx, token, session.userId, session.id);
  await tx`delete from auth.sessions where user_id = ${session.userId} and coalesce(aal, 'aal1') < 'aal2'`;
  return token;
}
