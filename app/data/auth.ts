import { isAuthRetryableFetchError, type Session, type SupabaseClient } from "@supabase/supabase-js";

/**
 * The session kept in this browser, renewed when it is due; null when nobody is signed in, also because the renewal was
 * refused. Throws when it cannot be renewed now: without connection, or while the provider fails.
 */
export async function readSession(client: SupabaseClient): Promise<Session | null> {
  const { data, error } = await client.auth.getSession();
  if (error && isAuthRetryableFetchError(error)) throw error;
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

/** Tells when the session comes or goes, in whichever tab; returns how to stop listening (admin §7). */
export function followSession(
  client: SupabaseClient,
  listener: { onSignedIn?: (session: Session) => void; onSignedOut?: () => void },
): () => void {
  const { data } = client.auth.onAuthStateChange((event, session) => {
    if (event === "SIGNED_OUT") listener.onSignedOut?.();
    if (event === "SIGNED_IN" && session) listener.onSignedIn?.(session);
  });
  return () => data.subscription.unsubscribe();
}

/**
 * Whether the person signed in is a member of staff: a session alone is not enough (architecture 17). Policies show
 * people only their own row. Throws when the backend cannot be asked.
 */
export async function isStaff(client: SupabaseClient, userId: string): Promise<boolean> {
  const { data } = await client.from("staff").select("user_id").eq("user_id", userId).maybeSingle().throwOnError();
  return data !== null;
}

/**
 * Gives the person signed in another password. Throws the provider's `AuthError`; `invalid_credentials` when the present
 * one is wrong.
 */
export async function changePassword(client: SupabaseClient, password: string, current: string): Promise<void> {
  const { error } = await client.auth.updateUser({ password, current_password: current });
  if (error) throw error;
}
