import { isSameName } from "./fold-accents.ts";

/** The lines of a field, one entry each; blank lines are dropped (admin §5). */
export function parseLines(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** The entries as the field shows them, one per line. */
export function joinLines(entries: readonly string[]): string {
  return entries.join("\n");
}

/** The list with the entry at its end, unless it is blank or there already, however it is written (admin §5, colours). */
export function addToList(list: readonly string[], entry: string): string[] {
  const trimmed = entry.trim();
  return trimmed === "" || list.some((text) => isSameName(text, trimmed)) ? [...list] : [...list, trimmed];
}
