import type { SupabaseClient } from "@supabase/supabase-js";

/**
 * What stands behind `#` in a link to a first or another password: what opens a session once or, from a hosted project's
 * own mails, the session itself.
 */
export type LinkInAddress = { type: "invite" | "recovery" } & (
  | { tokenHash: string }
  | { accessToken: string; refreshToken: string }
);

/** The link in the part of an address from `#` on; null when there is none that could be good. */
export function readLink(hash: string): LinkInAddress | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const type = parts.get("type");
  if (type !== "invite" && type !== "recovery") return null;
  const [tokenHash, accessToken, refreshToken] = ["token_hash", "access_token", "refresh_token"].map((text) =>
    parts.get(text),
  );
  if (tokenHash) return { type, tokenHash };
  return accessToken && refreshToken ? { type, accessToken, refreshToken } : null;
}

/** Signs in through the link, which is used up by it. Throws the provider's `AuthError`; `otp_expired` when it is over. */
export async function openLink(client: SupabaseClient, link: LinkInAddress): Promise<void> {
  const { error } =
    "tokenHash" in link
      ? await client.auth.verifyOtp({ type: link.type, token_hash: link.tokenHash })
      : await client.auth.setSession({ access_token: link.accessToken, refresh_token: link.refreshToken });
  if (error) throw error;
}

/** Gives who came through a link a password. Throws the provider's `AuthError`; `insufficient_aal` asks a code first. */
export async function setNewPassword(client: SupabaseClient, password: string): Promise<void> {
  const { error } = await client.auth.updateUser({ password });
  if (error) throw error;
}
