import { slugify } from "../text/slug.ts";

/** How alike two addresses must be for one to stand for the other: a misspelling, a plural, an old folder. */
const enough = 0.6;

/** Of these addresses of ours the one that somebody who asked for `path` most likely meant; null when none is like it. */
export function closestAddress(path: string, addresses: readonly string[]): string | null {
  let [closest, most]: [string | null, number] = [null, enough];
  for (const address of addresses) {
    const likeness = Math.max(alike(path, address), alike(lastPart(path), lastPart(address)) * 0.95);
    if (likeness > most) [closest, most] = [address, likeness];
  }
  return closest;
}

const lastPart = (path: string) => path.slice(path.lastIndexOf("/"));

/** The share of pairs of letters that two texts have in common (Dice), 0 to 1. */
function alike(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  if (pairs.length === 0 || others.length === 0) return 0;
  const left = [...others];
  const common = pairs.filter((pair) => {
    const at = left.indexOf(pair);
    if (at !== -1) left.splice(at, 1);
    return at !== -1;
  });
  return (2 * common.length) / (pairs.length + others.length);
}

function pairsOf(path: string): string[] {
  const words = slugify(path.replaceAll("/", "-"));
  return Array.from({ length: Math.max(0, words.length - 1) }, (_, at) => words.slice(at, at + 2));
}
