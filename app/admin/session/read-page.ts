import type { SupabaseClient } from "@supabase/supabase-js";
import { showToast } from "../../ui/toast/toast.ts";
import { toastOf } from "../form/save-result.ts";
import type { Failed } from "./attempt.ts";
import { browserClient } from "./browser-client.ts";
import { isSessionOver } from "./is-session-over.ts";
import { refuseUnless } from "./permissions.ts";
import { offerSignIn } from "./sign-in-again.ts";

/**
 * What a page of the panel reads of a table and of what belongs to it; null, and the toast, when it cannot be read. A
 * session that is over is asked for again.
 */
export async function readPage<Answer>(
  table: string,
  failed: Failed,
  read: (client: SupabaseClient) => Promise<Answer>,
): Promise<Answer | null> {
  try {
    refuseUnless("read", table);
    return await read(browserClient());
  } catch (error) {
    if (isSessionOver(error)) offerSignIn();
    else showToast(toastOf(error, failed));
    return null;
  }
}
