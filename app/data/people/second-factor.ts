import { isAuthError, type Session, type SupabaseClient } from "@supabase/supabase-js";
import { levelOf } from "./auth.ts";

/** What a new authenticator app is to be told; the key is shown now and never again. */
export type NewApp = Awaited<ReturnType<typeof enrollApp>>;

/** A person's second factor: the id of her app, or null, and how many recovery codes she has left (null: none were made). */
export type SecondFactor = Awaited<ReturnType<typeof readSecondFactor>>;

const friendlyName = "Aplicación de autenticación";

export async function readSecondFactor(client: SupabaseClient) {
  const { data, error } = await client.auth.mfa.listFactors();
  if (error) throw error;
  const appId = data.totp[0]?.id ?? null;
  if (data.recovery_code.length === 0) return { appId, codesLeft: null };
  const status = await client.auth.mfa.recoveryCodes.getStatus();
  if (status.error) throw status.error;
  return { appId, codesLeft: status.data.remaining };
}

/** Begins a new app. Tries that nobody confirmed before are cleared away first: they would hold its name. */
export async function enrollApp(client: SupabaseClient) {
  const { data: known, error: unknown } = await client.auth.mfa.listFactors();
  if (unknown) throw unknown;
  for (const { id, status } of known.all) if (status === "unverified") await client.auth.mfa.unenroll({ factorId: id });
  const { data, error } = await client.auth.mfa.enroll({ factorType: "totp", friendlyName, issuer: "NINE FITNESS" });
  if (error) throw error;
  const drawing = data.totp.qr_code.slice(data.totp.qr_code.indexOf("<"));
  return { id: data.id, key: data.totp.secret, picture: `data:image/svg+xml,${encodeURIComponent(drawing)}` };
}

/** Shows a code of the app; the session is then one of both factors. Throws the provider's `AuthError`. */
export async function showAppCode(client: SupabaseClient, appId: string, code: string): Promise<void> {
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId: appId, code: code.replace(/\s/g, "") });
  if (error) throw error;
}

/** Shows a recovery code, which is used up by it. Throws the provider's `AuthError`. */
export async function showRecoveryCode(client: SupabaseClient, code: string): Promise<void> {
  const { error } = await client.auth.mfa.recoveryCodes.verify({ code });
  if (error) throw error;
}

/** Which codes the person signed in may show. */
export async function listWaysIn(client: SupabaseClient): Promise<{ appId: string | null; hasRecoveryCodes: boolean }> {
  const { data } = await client.auth.getSession();
  const verified = (data.session?.user.factors ?? []).filter(({ status }) => status === "verified");
  return {
    appId: verified.find((factor) => factor.factor_type === "totp")?.id ?? null,
    hasRecoveryCodes: verified.some((factor) => factor.factor_type === "recovery_code"),
  };
}

/** Ten new recovery codes, in place of those there were. Null on a project that does not offer any. */
export async function makeRecoveryCodes(client: SupabaseClient, areThereSome: boolean): Promise<string[] | null> {
  const { recoveryCodes } = client.auth.mfa;
  const { data, error } = await (areThereSome ? recoveryCodes.regenerate() : recoveryCodes.generate());
  if (error && isNotOffered(error)) return null;
  if (error) throw error;
  // The session kept here names the factors: the next question for a code is to know of these.
  if (!areThereSome) await client.auth.refreshSession();
  return data.codes;
}

/** Takes the app away, and with it the recovery codes; the other sessions go on with the password alone. */
export async function removeApp(client: SupabaseClient, appId: string): Promise<void> {
  const { error } = await client.auth.mfa.unenroll({ factorId: appId });
  if (error) throw error;
  await client.auth.refreshSession();
}

/** A hosted project without recovery codes says so, or knows no such address. */
const isNotOffered = (error: unknown): boolean =>
  isAuthError(error) &&
  (error.code === "mfa_recovery_codes_enroll_not_enabled" || error.status === 404 || error.status === 405);

/** Whether the session kept here was opened without a second factor. It reads what the browser holds. */
export function lacksSecondFactor({ access_token }: Session): boolean {
  return levelOf(access_token) !== "aal2";
}
