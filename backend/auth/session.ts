import type { Sql, TransactionSql } from "postgres";
import { accessTokenLifetime, signAccessToken } from "./access-token.ts";
import { digestOf, newRefreshToken } from "./refresh-token.ts";
import { addMethod, type Method, readLevel } from "./session-level.ts";
import type { User } from "./user.ts";

/** Where a sign-in came from, kept with the session. */
export interface Origin {
  address: string | null;
  userAgent: string | null;
  /** The id of the browser if the account's owner has signed in there before. */
  device?: string | null;
}

/** A session as auth-js reads it from `/token`; `expires_at` in seconds since 1970. */
export interface Session {
  access_token: string;
  token_type: "bearer";
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: User;
}

/** Opens a session for somebody who proved herself by `method`, and clears away those she left unused for 30 days. */
export async function openSession(
  sql: Sql,
  user: User,
  origin: Origin,
  secret: string,
  method: Method = "password",
): Promise<Session> {
  const refreshToken = newRefreshToken();
  const sessionId = await sql.begin(async (tx) => {
    await tx`delete from auth.sessions s where s.user_id = ${user.id} and ${isUnused(tx)}`;
    const [session] = await tx<{ id: string }[]>`
      insert into auth.sessions (user_id, user_agent, ip)
      values (${user.id}, ${origin.userAgent}, ${origin.address}::inet) returning id`;
    if (!session) throw new Error("auth.sessions returned no row");
    await addMethod(tx, session.id, method);
    await addRefreshToken(tx, refreshToken, user.id, session.id);
    await tx`update auth.users set last_sign_in_at = now(), updated_at = now() where id = ${user.id}`;
    return session.id;
  });
  return describeSession(sql, user, sessionId, refreshToken, secret);
}

/** Keeps what is stored of a session's first refresh token, or of the one that replaces all before it. */
export async function addRefreshToken(tx: TransactionSql, token: string, userId: string, sessionId: string) {
  await tx`
    insert into auth.refresh_tokens (token, user_id, session_id) values (${digestOf(token)}, ${userId}, ${sessionId})`;
}

/** The condition under which a session has ended by itself, for a query over `auth.sessions s`. */
export function isUnused(sql: Sql | TransactionSql) {
  return sql`coalesce(
    coalesce(s.refreshed_at at time zone 'utc', s.created_at) < now() - interval '30 days' or s.not_after < now(), false)`;
}

/** What the browser is told about a session, with a fresh access token. */
export async function describeSession(
  sql: Sql,
  user: User,
  sessionId: string,
  refreshToken: string,
  secret: string,
): Promise<Session> {
  const level = await readLevel(sql, sessionId);
  const now = Math.floor(Date.now() / 1000);
  return {
    access_token: await signAccessToken({ userId: user.id, sessionId, email: user.email, level }, secret, now),
    token_type: "bearer",
    expires_in: accessTokenLifetime,
    expires_at: now + accessTokenLifetime,
    refresh_token: refreshToken,
    user,
  };
}

/** Ends sessions of a person: this one, all, or all others. Their refresh tokens go with them. */
export async function endSessions(
  sql: Sql | TransactionSql,
  userId: string,
  sessionId: string,
  scope: "local" | "global" | "others",
): Promise<void> {
  if (scope === "global") await sql`delete from auth.sessions where user_id = ${userId}`;
  else if (scope === "local") await sql`delete from auth.sessions where user_id = ${userId} and id = ${sessionId}`;
  else await sql`delete from auth.sessions where user_id = ${userId} and id <> ${sessionId}`;
}
