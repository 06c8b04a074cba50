import { endSession } from "../../data/auth.ts";
import { browserClient } from "./browser-client.ts";

const key = "9f-signed-out-at";
const recently = 10_000;

/**
 * Signs out of every tab. supabase-js tells the others only that the session is gone; the mark in the storage they share
 * tells them that somebody meant it. Throws when the backend refuses; the session of this browser ends all the same.
 */
export async function signOut(): Promise<void> {
  localStorage.setItem(key, String(Date.now()));
  await endSession(browserClient());
}

export function wasSignedOutOnPurpose(): boolean {
  return Date.now() - Number(localStorage.getItem(key) ?? 0) < recently;
}
