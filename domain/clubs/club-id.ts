import { foldAccents } from "../text/fold-accents.ts";

/**
 * The id of a new club, which is also its gallery's folder and its address: the name in lower case, without blanks,
 * accents or signs but the hyphen (architecture 3). Null when the name has no letter or digit to make one of.
 */
export function clubId(name: string): string | null {
  const letters = foldAccents(name).replace(/[^a-z0-9-]/g, "");
  return letters.replace(/^-+/, "").slice(0, 58) || null;
}

/** The same with a number behind it when another club has that id already. */
export function freeClubId(name: string, taken: readonly string[]): string | null {
  const base = clubId(name);
  if (base === null) return null;
  let id = base;
  for (let number = 2; taken.includes(id); number += 1) id = `${base}${number}`;
  return id;
}
