import { endSession } from "../../data/people/auth.ts";
import { browserClient } from "./browser-client.ts";

const said = "signed out on purpose";
let channel: BroadcastChannel | undefined;
let isMeant = false;

/**
 * Signs out of every tab. supabase-js tells the others only that the session is gone; this tells them that somebody
 * meant it. Throws when the backend refuses; the session of this browser ends all the same.
 */
export async function signOut(): Promise<void> {
  isMeant = true;
  tabs().postMessage(said);
  await endSession(browserClient());
}

/** Whether the session ended because its own person said so, in this tab or another. */
export const isSignedOutOnPurpose = (): boolean => isMeant;

/** Calls when another tab signs out on purpose, from now on; returns how to stop listening. */
export function onSignOutElsewhere(listener: () => void): () => void {
  isMeant = false;
  const hear = ({ data }: MessageEvent) => {
    if (data !== said) return;
    isMeant = true;
    listener();
  };
  tabs().addEventListener("message", hear);
  return () => tabs().removeEventListener("message", hear);
}

// Not localStorage: another tab may read it before the change has reached its process.
function tabs(): BroadcastChannel {
  channel ??= new BroadcastChannel("9f-panel");
  return channel;
}
