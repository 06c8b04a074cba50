import type { Session, SupabaseClient } from "@supabase/supabase-js";
import * as z from "zod/mini";
import { roles } from "#domain/people/role.ts";

/**
 * The session kept in this browser, renewed when it is due; null when nobody is signed in, also because the renewal was
 * refused. Throws when it cannot be renewed now: without connection, or while the provider fails.
 */
export async function readSession(client: SupabaseClient): Promise<Session | null> {
  const { data, error } = await client.auth.getSession();
  // Not with supabase-js's own question: the panel reads a session without its code.
  if (error?.name === "AuthRetryableFetchError") throw error;
  return data.session;
}

/** Signs in with e-mail and password. Throws the provider's `AuthError`; its code for wrong ones is `invalid_credentials`. */
export async function signIn(client: SupabaseClient, email: string, password: string): Promise<Session> {
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return data.session;
}

/** Signs out, in every tab of this browser. Throws when the backend refuses; this browser forgets the session anyway. */
export async function endSession(client: SupabaseClient): Promise<void> {
  const { error } = await client.auth.signOut({ scope: "local" });
  if (error) throw error;
}

/**
 * Tells when the session comes or goes, in whichever tab; returns how to stop listening (admin §7). One that still lacks
 * its code has not come yet.
 */
export function followSession(
  client: SupabaseClient,
  listener: { onSignedIn?: (session: Session) => void; onSignedOut?: () => void },
): () => void {
  const { data } = client.auth.onAuthStateChange((event, session) => {
    if (event === "SIGNED_OUT") listener.onSignedOut?.();
    const hasCome = event === "SIGNED_IN" || event === "MFA_CHALLENGE_VERIFIED";
    if (hasCome && session && !lacksCode(session)) listener.onSignedIn?.(session);
  });
  return () => data.subscription.unsubscribe();
}

/** Has the session renewed from now on, before it ends. */
export async function keepRenewed(client: SupabaseClient): Promise<void> {
  await client.auth.initialize();
}

/**
 * Whether the session kept here was opened with the password alone by somebody who has a second factor. It reads what the
 * browser holds; the policies of the database decide.
 */
export function lacksCode({ access_token, user }: Session): boolean {
  if (!user.factors?.some(({ status }) => status === "verified")) return false;
  return levelOf(access_token) !== "aal2";
}

/** What a token says of how its session was opened: `aal1` with one factor, `aal2` with two. */
export function levelOf(accessToken: string): string {
  const [, claims = ""] = accessToken.split(".");
  return JSON.parse(atob(claims.replaceAll("-", "+").replaceAll("_", "/"))).aal ?? "aal1";
}

const accessSchema = z.object({
  is_staff: z.boolean(),
  is_admin: z.boolean(),
  missing: z.nullable(z.enum(["code", "factor"])),
  role: z.nullable(z.enum(roles)),
  clubs: z.array(z.string()),
  // With the rows of each table, all or those of her clubs; null for everything.
  rights: z.nullable(z.record(z.string(), z.object({ deeds: z.array(z.string()), own_clubs: z.boolean() }))),
});

/**
 * What the database grants the person signed in: a session alone is not enough (architecture 17). `missing` is the code of
 * a second factor that she has, or a second factor that is asked of all. Throws when the backend cannot be asked.
 */
export type Access = z.infer<typeof accessSchema>;

export async function readAccess(client: SupabaseClient): Promise<Access> {
  const { data } = await client.rpc("my_access").single().throwOnError();
  return accessSchema.parse(data);
}

/**
 * Gives the person signed in another password. Throws the provider's `AuthError`; `invalid_credentials` when the present
 * one is wrong.
 */
export async function changePassword(client: SupabaseClient, password: string, current: string): Promise<void> {
  const { error } = await client.auth.updateUser({ password, current_password: current });
  if (error) throw error;
}

/**
 * Has a link for another password sent to this address, if somebody has it; the answer does not say. `redirectTo` is where
 * a hosted project's link leads. Throws the provider's `AuthError`.
 */
export async function askForNewPassword(client: SupabaseClient, email: string, redirectTo: string): Promise<void> {
  const { error } = await client.auth.resetPasswordForEmail(email, { redirectTo });
  if (error) throw error;
}
