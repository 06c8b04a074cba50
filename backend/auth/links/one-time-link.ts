import { createHash, randomBytes } from "node:crypto";
import type { Sql, TransactionSql } from "postgres";

/** What a link is for: a first password, or another one. */
export type LinkKind = "invite" | "recovery";

/** What GoTrue calls them where they are stored. */
const storedAs = { invite: "confirmation_token", recovery: "recovery_token" } as const;

/** How long a link is good, in hours. */
const linkHours: Record<LinkKind, number> = { invite: 7 * 24, recovery: 1 };

/**
 * The part of a new link that is secret: 256 random bits, of which the database keeps a digest. It makes the person's
 * earlier link of that kind worthless.
 */
export async function makeLinkToken(
  sql: Sql | TransactionSql,
  user: { id: string; email: string },
  kind: LinkKind,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await sql`
    insert into auth.one_time_tokens (user_id, token_type, token_hash, relates_to, expires_at)
    values (${user.id}, ${storedAs[kind]}, ${digestOf(token)}, ${user.email}, now() + make_interval(hours => ${linkHours[kind]}))
    on conflict (user_id, token_type) do update set token_hash = excluded.token_hash, relates_to = excluded.relates_to,
      expires_at = excluded.expires_at, created_at = now(), updated_at = now()`;
  return token;
}

/** Whose link it is, if it is still good; it is used up by this. */
export async function takeLinkToken(tx: TransactionSql, kind: LinkKind, token: string): Promise<string | null> {
  const [taken] = await tx<{ user_id: string; is_good: boolean }[]>`
    delete from auth.one_time_tokens where token_hash = ${digestOf(token)} and token_type = ${storedAs[kind]}
    returning user_id, expires_at > now() as is_good`;
  return taken?.is_good ? taken.user_id : null;
}

/** Where the link leads. What is secret stands behind `#`, which browsers send to no server and write into no log. */
export function linkAddress(siteUrl: string, kind: LinkKind, token: string): string {
  return `${siteUrl}/login/nueva#${new URLSearchParams({ type: kind, token_hash: token })}`;
}

function digestOf(token: string): string {
  return createHash("sha256").update(`one-time-link:${token}`).digest("hex");
}
