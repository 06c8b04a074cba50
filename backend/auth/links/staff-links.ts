import type { Sql } from "postgres";
import { findCredentials } from "../user.ts";
import { invitePerson } from "./invite-person.ts";
import { type LinkKind, linkAddress, makeLinkToken } from "./one-time-link.ts";

/**
 * The link of an invitation or of a new password for a member of staff; null when nobody of that address is one. Throws
 * AuthError for an address that is none, or that is invited and has an account.
 */
export async function makeStaffLink(sql: Sql, email: string, kind: LinkKind, siteUrl: string): Promise<string | null> {
  const user = kind === "invite" ? await invitePerson(sql, email) : (await findCredentials(sql, email))?.user;
  return user ? linkAddress(siteUrl, kind, await makeLinkToken(sql, user, kind)) : null;
}

/** Takes somebody's second factor away and ends her sessions: she has lost her phone, or whoever has it is not she. */
export async function takeSecondFactor(sql: Sql, email: string): Promise<"taken" | "none" | "unknown"> {
  const known = await findCredentials(sql, email);
  if (!known) return "unknown";
  return sql.begin(async (tx) => {
    const taken = await tx`delete from auth.mfa_factors where user_id = ${known.user.id} returning id`;
    if (taken.length === 0) return "none";
    await tx`delete from auth.sessions where user_id = ${known.user.id}`;
    return "taken";
  });
}
