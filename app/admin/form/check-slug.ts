import { isSlugTaken } from "../../data/is-slug-taken.ts";
import { slugChecks } from "../../texts/admin/slug-checks.ts";
import type { ToastText } from "../../texts/toast-text.ts";
import { browserClient } from "../session/browser-client.ts";
import { SignInDeclined } from "../session/sign-in-again.ts";
import { withSession } from "../session/with-session.ts";
import { SaveRefused } from "./save-result.ts";

/** Asks the backend whether another row of the table has the slug (admin §5): that is said in its field. */
export async function checkSlug<Values extends { slug?: string }>(
  table: "articles" | "landing_pages",
  values: Values,
  ownId: string | null,
  toast?: ToastText,
) {
  const { slug = "" } = values;
  try {
    const isTaken = await withSession(() => isSlugTaken(browserClient(), table, slug, ownId));
    return isTaken ? { faults: { slug: slugChecks.taken.description }, ...(toast && { toast }) } : { values };
  } catch (error) {
    if (error instanceof SignInDeclined) throw error;
    throw new SaveRefused(slugChecks.failed);
  }
}
