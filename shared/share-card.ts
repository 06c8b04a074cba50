/** The file in which the card of a page lies: `/cards/club/acacias.jpg`; the first page's is `/cards/inicio.jpg`. */
export function shareCardPath(pagePath: string): string {
  return `/cards${pagePath === "/" ? "/inicio" : pagePath}.jpg`;
}

/** The page whose card has this address, or null for an address of none. */
export function pageOfShareCard(path: string): string | null {
  const [, page] = /^\/cards(\/.{1,512})\.jpg$/.exec(path) ?? [];
  return page === "/inicio" ? "/" : (page ?? null);
}

/** A page's name as its card shows it: the words before the last one thin, the last one wide; a long name all wide. */
export function cardLines(title: string): { thin: string; wide: string; isLong: boolean } {
  const words = title.trim().split(/\s+/);
  const isLong = words.length > 4 || title.length > 34;
  if (isLong) return { thin: "", wide: title.trim(), isLong };
  const last = words.pop() ?? "";
  return { thin: words.join(" "), wide: last.toLocaleUpperCase("es"), isLong };
}

/** How a card without a picture is drawn: each kind of page has its own composition. */
export type CardKind = "page" | "club" | "week" | "legal";

/** The names of the tags in which a page says of its card what `og:title` and `og:image` do not. */
export const cardTags = {
  /** A name below `/pictures/<size>/`. */
  picture: "card-picture",
  kind: "card-kind",
  /** What stands large, where that is not the page's title. */
  name: "card-name",
  /** What stands small below it. */
  line: "card-line",
} as const;
