/** What addresses of the site as it will be begin with. */
export const futurePrefix = "/vista/";

/** What such an address asks for: whose, when (on the clock of Madrid), and which page. */
export interface FutureAddress {
  secret: string;
  moment: string | null;
  /** With its query. */
  page: string;
}

/** Null for what is none. `/vista/<secret>/2026-11-27T00:00/club/acacias`; without a moment: that of its link. */
export function readFutureAddress(url: string): FutureAddress | null {
  const [, secret, moment = null, page = ""] =
    /^\/vista\/([0-9a-f]{64})(?:\/([12]\d{3}-\d\d-\d\dT\d\d:\d\d))?(?=[/?]|$)(.*)$/.exec(url) ?? [];
  if (secret === undefined) return null;
  return { secret, moment, page: page.startsWith("/") ? page : `/${page}` };
}

/** What stays where it is: files, pictures, what belongs to nobody's page. */
const elsewhere =
  /^\/(assets|islands|pictures|cards|logo|media|fonts|storage|rest|auth|functions|vista|admin|login)(\/|$)|\.\w{2,5}($|\?)/;

/** A page's own links and forms lead on within it. */
export function keepLinks(html: string, prefix: string): string {
  return html.replace(
    /(<(?:a|area|form)\b[^>]*?\s(?:href|action)=")(\/(?!\/)[^"]*)"/g,
    (all, head: string, to: string) => (elsewhere.test(to) ? all : `${head}${prefix}${to === "/" ? "/" : to}"`),
  );
}
