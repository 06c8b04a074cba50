/** The file in which the card of a page lies: `/cards/club/acacias.jpg`; the first page's is `/cards/inicio.jpg`. */
export function shareCardPath(pagePath: string): string {
  return `/cards${pagePath === "/" ? "/inicio" : pagePath}.jpg`;
}

/** The page whose card has this address, or null for an address of none. */
export function pageOfShareCard(path: string): string | null {
  const [, page] = /^\/cards(\/.{1,512})\.jpg$/.exec(path) ?? [];
  return page === "/inicio" ? "/" : (page ?? null);
}

/** The name of the tag in which a page says which picture its card shows: a name below `/pictures/<size>/`. */
export const cardPictureTag = "card-picture";
