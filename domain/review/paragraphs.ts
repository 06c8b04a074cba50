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
  const exact = new Set(paragraphs);
  const found = new Map<string, string | null>();
  // Most quotes stand there to the letter: nothing else is taken apart for them.
  let known: Known[] | undefined;
  return (quote) => {
    if (exact.has(quote)) return quote;
    known ??= paragraphs.map((paragraph) => ({ paragraph, ...countWords(paragraph) }));
    const before = found.get(quote);
    const paragraph = before === undefined ? findLike(known, countWords(quote)) : before;
    found.set(quote, paragraph);
    return paragraph;
  };
}

interface Counted {
  counts: ReadonlyMap<string, number>;
  total: number;
  /** All of them, in their order. */
  said: string;
}

type Known = Counted & { paragraph: string };

function countWords(text: string): Counted {
  const words = wordsOf(text);
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { counts, total: words.length, said: words.join(" ") };
}

function findLike(known: readonly Known[], quote: Counted): string | null {
  const same = known.find(({ said }) => said === quote.said);
  if (same) return same.paragraph;
  let best: { paragraph: string; share: number } | null = null;
  for (const other of known) {
    const share = shareOf(quote, other);
    if (share >= likeness && share > (best?.share ?? 0)) best = { paragraph: other.paragraph, share };
  }
  return best?.paragraph ?? null;
}

/** Of the words of both, those that they have in common (Dice). */
function shareOf(one: Counted, other: Counted): number {
  let common = 0;
  for (const [word, count] of one.counts) common += Math.min(count, other.counts.get(word) ?? 0);
  return one.total + other.total === 0 ? 0 : (2 * common) / (one.total + other.total);
}
