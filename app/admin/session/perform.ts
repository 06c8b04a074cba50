import type { SupabaseClient } from "@supabase/supabase-js";
import { isForbidden } from "../form/say-why.ts";
import { browserClient } from "./browser-client.ts";
import { askAnew } from "./guard.ts";
import { type Right, refuseUnless } from "./permissions.ts";
import { withSession } from "./with-session.ts";

/**
 * Does a command of the panel: asks whether the person may, then does `work` with a living session. A section's commands
 * are plain functions in its `*-commands.ts`, each one call of this; whoever calls one says how it ended, and has read
 * anew what it changed (`useRevalidator`).
 *
 * Rejects with `SaveRefused` where she may not, with `SignInDeclined` where she does not sign in again, and with whatever
 * `work` throws.
 */
export async function perform<Answer>(
  right: Right,
  work: (client: SupabaseClient) => Answer | Promise<Answer>,
): Promise<Answer> {
  refuseUnless(...right);
  try {
    return await withSession(async () => work(browserClient()));
  } catch (error) {
    // What she may has changed since this document asked.
    if (isForbidden(error)) askAnew();
    throw error;
  }
}
