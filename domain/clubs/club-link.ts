import { clubToasts } from "#texts/site/club-toasts.ts";
import type { ToastText } from "../../texts/toast-text.ts";
import { isHttpLink, safeLink } from "../links/link-safety.ts";
import { isSameName } from "../text/fold-accents.ts";

export type LinkedClub = { name: string; link: string | null; is_internal: boolean; is_under_construction: boolean };

/** What a click on a club's card does. */
export type ClubClick =
  | { kind: "navigate"; to: string }
  | { kind: "new-tab"; to: string }
  | { kind: "notice"; notice: ToastText };

const rawLinkUnderConstruction = ["RETIRO", "CAÑAVERAL", "POZUELO", "CHAMBERÍ"];

/**
 * Where a club's card on the home page points (public-site §4, "Club target path on home"): the raw link when it is
 * internal or one of four names under construction, otherwise `/club/{link}`; `#` without a link.
 */
export function homeClubPath(club: LinkedClub): string {
  const link = safeLink(club.link);
  if (link === null) return "#";
  const isRaw = club.is_internal || (club.is_under_construction && isOneOf(club.name, rawLinkUnderConstruction));
  return isRaw && !isBareWord(link) ? link : clubPagePath(link);
}

/** What a click on a card of the home page's club selector does (public-site §4, "Club card click rules"). */
export function homeClubClick(club: LinkedClub): ClubClick {
  const link = safeLink(club.link);
  const isRetiro = isSameName(club.name, "RETIRO");
  if (club.is_under_construction && !isRetiro) return notice(clubToasts.underConstruction(club.name));
  if (link === null) return notice(clubToasts.comingSoon(club.name));
  const opensTab = club.is_under_construction || !club.is_internal;
  return { kind: opensTab ? "new-tab" : "navigate", to: homeClubPath(club) };
}

/** What a click on a card of /clubs does (public-site §4, "/clubs card click"): other rules than the home page's. */
export function clubsClubClick(club: LinkedClub): ClubClick {
  const link = safeLink(club.link);
  const leavesSite = link !== null && isHttpLink(link);
  if (club.is_under_construction && leavesSite) return { kind: "new-tab", to: link };
  if (club.is_under_construction && !club.is_internal) return notice(clubToasts.underConstruction(club.name));
  if (link === null) return notice(clubToasts.comingSoon(club.name));
  return leavesSite ? { kind: "new-tab", to: link } : { kind: "navigate", to: clubPagePath(link) };
}

/**
 * The page a club's link leads to. A link may be a bare word (`acacias`) or carry `/club/` already (architecture 16);
 * one that is an address of its own stays it, as `/club/https://…` would lead nowhere.
 */
export function clubPagePath(link: string): string {
  if (isHttpLink(link) || !isBareWord(link)) return link;
  return `/club/${link.replace(/^club\//i, "")}`;
}

/** What of `/club/{segment}` a link holds, in lower case; null when it leads somewhere else. */
export function clubSegment(link: string | null | undefined): string | null {
  const path = clubPagePath(safeLink(link) ?? "");
  return /^\/club\/([^/?#]+)$/.exec(path)?.[1]?.toLowerCase() ?? null;
}

/**
 * Where visitors get from the club's cards, and why they get nowhere: on some cards a click says that the club opens
 * soon, and a page that no card leads to is not seen.
 */
export function clubPlace(club: LinkedClub): { path: string; hiddenBecause: string[] } {
  const [way] = [clubsClubClick(club), homeClubClick(club)].flatMap((click) =>
    click.kind === "notice" ? [] : [click.to],
  );
  if (way !== undefined) return { path: way, hiddenBecause: [] };
  return { path: "#", hiddenBecause: [safeLink(club.link) === null ? unlinked : underConstruction] };
}

const unlinked = "Sin enlace, la ficha del club dice que abrirá pronto y no lleva a su página.";
const underConstruction = "En construcción, la ficha del club avisa de que abrirá pronto y no lleva a su página.";

// A bare word as an href would be looked for beside the current page and never be found.
function isBareWord(link: string): boolean {
  return !/^[/#?]/.test(link) && !/^[a-z][a-z+.-]*:/i.test(link);
}

function isOneOf(name: string, names: string[]): boolean {
  return names.some((text) => isSameName(text, name));
}

function notice(text: ToastText): ClubClick {
  return { kind: "notice", notice: text };
}
