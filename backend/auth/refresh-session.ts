import type { Sql, TransactionSql } from "postgres";
import { z } from "zod";
import { AuthError } from "./auth-error.ts";
import { digestOf, successorOf } from "./refresh-token.ts";
import { describeSession, isUnused, type Origin, type Session } from "./session.ts";
import { userAsJson } from "./user.ts";

const sessionSchema = z.object({
  id: z.string(),
  user: z.looseObject({ id: z.string(), email: z.string() }),
  has_ended: z.boolean(),
  is_banned: z.boolean(),
});
const tokenSchema = z.object({ is_used: z.boolean(), may_repeat: z.boolean() });

type Outcome = { session: z.infer<typeof sessionSchema>; next: string } | { refusal: AuthError };

/**
 * The next tokens of a session. A refresh token is good once; shown again it is answered with the same successor for
 * ten seconds, or while that successor has not been used (two tabs, a lost answer: the rules of GoTrue). Any other
 * use of an old token means that somebody has a copy: the session ends for both. Throws AuthError.
 */
export async function refreshSession(sql: Sql, token: string, origin: Origin, secret: string): Promise<Session> {
  const outcome = await sql.begin((tx) => takeNext(sql, tx, token, origin, secret));
  if ("refusal" in outcome) throw outcome.refusal;
  return describeSession(sql, outcome.session.user, outcome.session.id, outcome.next, secret);
}

async function takeNext(sql: Sql, tx: TransactionSql, token: string, origin: Origin, secret: string): Promise<Outcome> {
  const session = await lockSession(sql, tx, digestOf(token));
  if (!session) return refuse("refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found");
  if (session.is_banned) return refuse("user_banned", "Invalid Refresh Token: User Banned");
  if (session.has_ended) {
    await tx`delete from auth.sessions where id = ${session.id}`;
    return refuse("session_expired", "Invalid Refresh Token: Session Expired (Inactivity)");
  }
  const next = successorOf(token, secret);
  const shown = await readToken(tx, digestOf(token), digestOf(next));
  if (!shown.is_used) await rotate(tx, session.id, session.user.id, digestOf(token), digestOf(next));
  else if (!shown.may_repeat) {
    await tx`delete from auth.sessions where id = ${session.id}`;
    return refuse("refresh_token_already_used", "Invalid Refresh Token: Already Used");
  }
  await tx`
    update auth.sessions set refreshed_at = now() at time zone 'utc', updated_at = now(),
      user_agent = ${origin.userAgent}, ip = ${origin.address}::inet
    where id = ${session.id}`;
  return { session, next };
}

// The lock lines up requests that show tokens of one session at the same moment; the tokens are read after it.
async function lockSession(sql: Sql, tx: TransactionSql, digest: string) {
  const [row] = await tx`
    select s.id, ${userAsJson(sql)} as user, ${isUnused(tx)} as has_ended,
      coalesce(u.banned_until > now(), false) as is_banned
    from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = (select session_id from auth.refresh_tokens where token = ${digest})
    for update of s`;
  return row ? sessionSchema.parse(row) : null;
}

async function readToken(tx: TransactionSql, digest: string, nextDigest: string) {
  const [row] = await tx`
    select t.revoked as is_used,
      next.id is not null and (not next.revoked or t.updated_at > now() - interval '10 seconds') as may_repeat
    from auth.refresh_tokens t left join auth.refresh_tokens next on next.token = ${nextDigest}
    where t.token = ${digest}`;
  return tokenSchema.parse(row ?? { is_used: true, may_repeat: false });
}

async function rotate(tx: TransactionSql, sessionId: string, userId: string, digest: string, nextDigest: string) {
  await tx`update auth.refresh_tokens set revoked = true, updated_at = now() where token = ${digest}`;
  await tx`
    insert into auth.refresh_tokens (token, user_id, session_id, parent)
    values (${nextDigest}, ${userId}, ${sessionId}, ${digest})`;
  await tx`
    delete from auth.refresh_tokens
    where session_id = ${sessionId} and revoked and updated_at < now() - interval '30 days'`;
}

function refuse(code: string, message: string): Outcome {
  return { refusal: new AuthError(400, code, message) };
}
