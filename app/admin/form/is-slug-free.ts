import { isSlugTaken } from "../../data/is-slug-taken.ts";
import { slugChecks } from "../../texts/admin/slug-checks.ts";
import { browserClient } from "../session/browser-client.ts";
import { SignInDeclined } from "../session/sign-in-again.ts";
import { withSession } from "../session/with-session.ts";
import { SaveRefused } from "./save-result.ts";

/** Asks the backend whether no other row of the table has the slug (admin §5). */
export async function isSlugFree(...wanted: [table: "articles" | "landing_pages", slug: string, ownId: string | null]) {
  try {
    return !(await withSession(() => isSlugTaken(browserClient(), ...wanted)));
  } catch (error) {
    if (error instanceof SignInDeclined) throw error;
    throw new SaveRefused(slugChecks.failed);
  }
}
