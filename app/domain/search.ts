import { foldAccents } from "./fold-accents.ts";

/** Whether every word searched for is in one of the texts; accents and case do not count. No words match everything. */
export function matchesSearch(texts: readonly (string | null)[], query: string): boolean {
  const words = foldAccents(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const searched = foldAccents(texts.join("\n"));
  return words.every((word) => searched.includes(word));
}
