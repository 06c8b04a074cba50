import { foldAccents } from "../text/fold-accents.ts";

/** Columns whose words nobody reads as a text. */
const unread = /slug|url|image|video|json|html|colou?r|link|path|withdrawn_to|translations|@/i;

/** The paragraphs of what a form holds, as they are read: without the marks of Markdown, at least three words each. */
export function paragraphsOf(draft: object): string[] {
  const found = Object.entries(draft).flatMap(([name, value]) => (unread.test(name) ? [] : textsOf(value)));
  return [...new Set(found.flatMap(split).map(plain))].filter((text) => text.split(" ").length >= 3);
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, it]) => (unread.test(name) ? [] : textsOf(it)));
}

/** At empty lines, and where an item, a title or a quote begins. */
const split = (text: string) => text.split(/\r?\n\s*\r?\n|\r?\n(?=\s*(?:[-*+]\s|\d+[.)]\s|#|>))/);

function plain(text: string): string {
  return text
    .replace(/^\s*(?:[#>]+|[-*+](?=\s)|\d+[.)](?=\s))\s*/, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`\\]+/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** The paragraphs of a text in Markdown, and where in it each of them begins. */
export function placedParagraphs(text: string): { paragraph: string; at: number }[] {
  let end = 0;
  return split(text).map((part) => {
    const at = text.indexOf(part, end);
    end = at + part.length;
    return { paragraph: plain(part), at };
  });
}

const wordsOf = (text: string) => foldAccents(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Below this share of words in common it is another paragraph. */
const likeness = 0.5;

/**
 * Says which of the paragraphs a quote is of by now: the one that says the same, wherever it stands, else the one that has
 * most of its words; null where it is gone.
 */
export function paragraphFinder(paragraphs: readonly string[]): (quote: string) => string | null {
  const known = paragraphs.map((paragraph) => ({ paragraph, words: wordsOf(paragraph) }));
  const same = new Map(known.toReversed().map(({ paragraph, words }) => [words.join(" "), paragraph]));
  return (quote) => {
    const words = wordsOf(quote);
    const found = same.get(words.join(" "));
    if (found !== undefined) return found;
    let best: { paragraph: string; share: number } | null = null;
    for (const { paragraph, words: theirs } of known) {
      const share = shareOf(words, theirs);
      if (share >= likeness && share > (best?.share ?? 0)) best = { paragraph, share };
    }
    return best?.paragraph ?? null;
  };
}

/** Of the words of both, those that they have in common (Dice). */
function shareOf(one: readonly string[], other: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of other) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of one) {
    const count = left.get(word) ?? 0;
    if (count > 0) common += 1;
    left.set(word, count - 1);
  }
  return one.length + other.length === 0 ? 0 : (2 * common) / (one.length + other.length);
}
