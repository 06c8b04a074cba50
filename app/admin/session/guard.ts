import { replace } from "react-router";
import { isStaff, readSession } from "../../data/auth.ts";
import { browserClient } from "./browser-client.ts";
import { signInFor } from "./return-address.ts";

/** Whom the backend has confirmed as staff in this document; it decides for itself at every write anyway. */
let confirmed: string | undefined;

/**
 * Lets only staff pass: nobody signed in goes to /login in place of this address (admin §2), and comes back to it from
 * there; a person without rights goes to the page that says so. Throws when the backend cannot be asked.
 */
export async function requireStaff({ request }: { request: Request }, next: () => Promise<unknown>): Promise<void> {
  // Whoever saves keeps what was typed: the action asks to sign in again in place (`withSession`).
  if (request.method !== "GET") return void (await next());
  const client = browserClient();
  const session = await readSession(client);
  if (!session) throw replace(signInFor(request.url));
  if (confirmed !== session.user.id) {
    if (!(await isStaff(client, session.user.id))) throw replace("/sin-acceso");
    confirmed = session.user.id;
  }
  await next();
}
