import type { FellBack } from "../text/content-lang.ts";

export type MenuLink = { id: string; text: string; path: string; display_order: number } & FellBack;

const today: MenuLink = { id: "9ftoday", text: "9FToday", path: "/9ftoday", display_order: 6 };

/**
 * The visible links, in order, with or without 9FToday (public-site §4, "Header"): taken out while the section is off;
 * while it is on and missing, put before /contact, else before the first link of a higher order, else at the end.
 */
export function headerMenu(links: readonly MenuLink[], isTodayOn: boolean): MenuLink[] {
  const others = links.filter((link) => !isPath(link, today.path));
  if (!isTodayOn) return others;
  if (others.length < links.length) return [...links];
  const beforeContact = links.findIndex((link) => isPath(link, "/contact"));
  const beforeHigher = links.findIndex((link) => link.display_order > today.display_order);
  const place = [beforeContact, beforeHigher, links.length].find((value) => value >= 0);
  return links.toSpliced(place ?? links.length, 0, today);
}

/** Whether a link's path is that of the section 9FToday, which comes and goes with its switch. */
export function isTodayPath(path: string): boolean {
  return isPath({ path }, today.path);
}

function isPath(link: { path: string }, path: string): boolean {
  return link.path.trim().replace(/\/+$/, "") === path;
}
