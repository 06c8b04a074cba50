import { comesBack, type Redirect } from "#domain/links/redirects.ts";
import { redirectTexts } from "#texts/admin/redirect-texts.ts";
import { withoutOwnHost } from "./without-own-host.ts";

interface Values {
  path?: string;
  leads_to?: string | null;
}

type Known = Redirect & { id: string };

/**
 * What no form can know of a redirect: whether it comes back to itself, and whether there is a page at its address. The half
 * of a ring that somebody has made since the list was read the database refuses (`refuse_ring`).
 */
export async function checkRedirect<V extends Values>(values: V, ownId: string | null, listed: readonly Known[]) {
  const others = listed.filter(({ id }) => id !== ownId);
  const own = listed.find(({ id }) => id === ownId);
  const { path = own?.path ?? "", leads_to: target = null } = values;
  const leads_to = withoutOwnHost(target);
  if (others.some((other) => other.path === path)) return { faults: { path: redirectTexts.taken } };
  if (leads_to && comesBack(path, leads_to, others)) return { faults: { leads_to: redirectTexts.comesBack } };
  const sentence = path === own?.path ? null : await whatIsAt(path);
  return sentence ? { faults: { path: sentence } } : { values: { ...values, leads_to } };
}

/** The site itself knows; where it does not answer the database decides. */
async function whatIsAt(path: string): Promise<string | null> {
  const answer = await fetch(encodeURI(path), { method: "HEAD", redirect: "manual" }).catch(() => null);
  if (answer?.type === "opaqueredirect") return redirectTexts.hasMoved(path);
  // One of the backend's doors refuses, and lets no redirect be asked there.
  const isFree = !answer || answer.status >= 500 || [404, 410].includes(answer.status);
  return isFree ? null : redirectTexts.isPage(path);
}
