import type { Sql, TransactionSql } from "postgres";
import { z } from "zod";
import type { SessionLevel } from "./access-token.ts";

/** How somebody proved who she is, in the words of GoTrue's `amr` claim. */
export type Method = "password" | "otp" | "totp" | "mfa/recovery_code";

const levelSchema = z.object({
  aal: z.enum(["aal1", "aal2"]),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })),
});

/** What the tokens of a session say of how it was opened. A session from before this was kept came by a password. */
export async function readLevel(sql: Sql, sessionId: string): Promise<SessionLevel> {
  const [row] = await sql`
    select s.aal, coalesce(
      (select jsonb_agg(jsonb_build_object(
          'method', c.authentication_method, 'timestamp', extract(epoch from c.updated_at)::bigint
        ) order by c.updated_at desc)
        from auth.mfa_amr_claims c where c.session_id = s.id),
      jsonb_build_array(jsonb_build_object(
        'method', 'password', 'timestamp', extract(epoch from s.created_at)::bigint))
    ) as amr
    from auth.sessions s where s.id = ${sessionId}`;
  // It can only be gone when somebody ended it this very moment: the token that says so is refused at the next door.
  return row ? levelSchema.parse(row) : { aal: "aal1", amr: [] };
}

/** Keeps with a session that this was shown; shown again, only the moment changes. */
export async function addMethod(tx: TransactionSql, sessionId: string, method: Method): Promise<void> {
  await tx`
    insert into auth.mfa_amr_claims (session_id, authentication_method) values (${sessionId}, ${method})
    on conflict (session_id, authentication_method) do update set updated_at = now()`;
}
