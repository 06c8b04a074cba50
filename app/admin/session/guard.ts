import { startTransition, useEffect, useState, useSyncExternalStore } from "react";
import { replace } from "react-router";
import { teamCookie } from "#shared/view-counts.ts";
import { endSession, lacksCode, readAccess, readSession } from "../../data/people/auth.ts";
import { type Section, sectionAt } from "../sections.ts";
import { browserClient } from "./browser-client.ts";
import { isSessionOver } from "./is-session-over.ts";
import { holdPermissions, isOpenTo, mayDo, permissionsOf } from "./permissions.ts";
import { signInFor } from "./return-address.ts";

/** Whom the backend has confirmed as staff in this document; it decides for itself at every write anyway. */
let confirmed: { id: string; email: string; isAdmin: boolean } | undefined;
const listeners = new Set<() => void>();

/**
 * Lets only staff pass: nobody signed in goes to /login in place of this address (admin §2), and comes back to it from
 * there, and so does who has not shown her second factor; a person without rights goes to the page that says so. Throws
 * when the backend cannot be asked.
 */
export async function requireStaff({ request }: { request: Request }, next: () => Promise<unknown>): Promise<void> {
  const client = browserClient();
  const session = await readSession(client);
  if (!session) throw replace(signInFor(request.url));
  const { id, email = "" } = session.user;
  if (confirmed?.id !== id || lacksCode(session)) {
    const access = await readAccess(client).catch(async (error: unknown) => {
      if (!isSessionOver(error)) throw error;
      // Ended from another device: this browser still holds what is left of it.
      await endSession(client).catch(() => undefined);
      throw replace(signInFor(request.url));
    });
    // What was read for who may not is nothing to show to who may.
    if (!access.is_staff || access.missing) self.readsAhead = undefined;
    if (!access.is_staff) throw replace("/sin-acceso");
    // The sign-in asks for what is missing, and leads back here.
    if (access.missing) throw replace(signInFor(request.url));
    confirmed = { id, email, isAdmin: access.is_admin };
    holdPermissions(permissionsOf(access));
    markTeam();
    // A section that is read by then comes without the empty frame before it.
    setTimeout(() => listeners.forEach((listener) => void listener()), 150);
  }
  const section: Section | undefined = sectionAt(new URL(request.url).pathname);
  if (section && !isOpenTo(mayDo, section)) throw replace(`/admin/sin-permiso?de=${section.path}`);
  await next();
}

/** The next address of the panel asks the backend again what the person may. */
export function askAnew(): void {
  confirmed = undefined;
}

/** Who may see the panel while its first section is still on its way; null until the guard has let somebody in. */
export function useConfirmedEmail(): string | null {
  const [email, setEmail] = useState<string | null>(null);
  // A section that is being drawn by then is not given up for its empty frame.
  useEffect(() => subscribe(() => startTransition(() => setEmail(confirmed?.email ?? null))), []);
  return email;
}

/** Whether she looks after the others; what she may do with them the database decides. */
export const useIsAdministrator = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => confirmed?.isAdmin ?? false,
    () => false,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** This browser is one of ours from now on: the figures of the public pages leave it out, for a year after its last use. */
function markTeam(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is not in every browser, and the server reads no storage
  document.cookie = `${teamCookie}=1; path=/; max-age=31536000; samesite=lax`;
}
