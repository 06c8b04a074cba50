import { safeLink, safeSource } from "../links/link-safety.ts";
import { findClosing, type Mark, markAt, runEnd } from "./markdown-emphasis.ts";

export type Picture = { kind: "image"; src: string; alt: string };

/** A run of text inside a block. */
export type Inline =
  | { kind: "text"; text: string }
  | { kind: "bold" | "italic"; children: Inline[] }
  | { kind: "link"; href: string; children: Inline[] }
  | { kind: "break" }
  | Picture;

type Step = { inline: Inline; end: number };
// Marks that were looked for and close nowhere further on; without it, many of them would cost the square of the text.
type Unclosed = Set<Mark>;

// The lengths are bounded for the same reason.
const address = String.raw`\(\s{0,9}((?:[^\s()]|\([^\s()]{0,500}\)){1,2000})(?:\s{1,9}"[^"\n]{0,500}")?\s{0,9}\)`;
const picture = new RegExp(String.raw`!\[([^\[\]\n]{0,500})\]${address}`, "y");
// Its words may hold brackets once more: a picture that leads somewhere.
const link = new RegExp(String.raw`\[((?:\\[[\]]|[^\[\]\n]|\[[^\[\]\n]{0,500}\]){1,500})\]${address}`, "y");
const bareLink = /<((?:https?:\/\/|mailto:)[^\s<>]{1,2000})>/y;
const code = /`([^`\n]{1,500})`/y;
const escaped = /\\([\\*_[\]()#!<>.+`~•-])/y;
const plain = /[^\\![*_`<\n]+/y;

/**
 * The inlines of a block's text. A link with an unsafe address is left as its words, such a picture as its
 * description.
 */
export function parseInlines(source: string): Inline[] {
  const inlines: Inline[] = [];
  const unclosed: Unclosed = new Set();
  let at = 0;
  while (at < source.length) {
    const { inline, end } =
      readPicture(source, at) ??
      readLink(source, at) ??
      readBareLink(source, at) ??
      readMarked(source, at, unclosed) ??
      readText(source, at);
    const last = inlines.at(-1);
    if (inline.kind === "text" && last?.kind === "text") last.text += inline.text;
    else inlines.push(inline);
    at = end;
  }
  return inlines;
}

function readPicture(source: string, at: number): Step | null {
  const [whole, alt = "", target = ""] = matchAt(picture, source, at) ?? [];
  if (whole === undefined) return null;
  const src = safeSource(target);
  const inline: Inline = src === null ? { kind: "text", text: alt } : { kind: "image", src, alt };
  return { inline, end: at + whole.length };
}

function readLink(source: string, at: number): Step | null {
  const [whole, words = "", target = ""] = matchAt(link, source, at) ?? [];
  if (whole === undefined) return null;
  const href = safeLink(target);
  const inline: Inline =
    href === null ? { kind: "text", text: words } : { kind: "link", href, children: withoutLinks(parseInlines(words)) };
  return { inline, end: at + whole.length };
}

/** What a link says: HTML knows no link in a link. */
function withoutLinks(inlines: readonly Inline[]): Inline[] {
  return inlines.flatMap((inline) => {
    if (inline.kind === "link") return inline.children;
    return "children" in inline ? { ...inline, children: withoutLinks(inline.children) } : inline;
  });
}

/** `<https://…>`: an address that is its own words. */
function readBareLink(source: string, at: number): Step | null {
  const [whole, target = ""] = matchAt(bareLink, source, at) ?? [];
  const href = safeLink(target);
  if (whole === undefined || href === null) return null;
  const words = target.replace(/^mailto:/, "");
  return { inline: { kind: "link", href, children: [{ kind: "text", text: words }] }, end: at + whole.length };
}

function readMarked(source: string, at: number, unclosed: Unclosed): Step | null {
  const mark = markAt(source, at);
  if (mark === null || unclosed.has(mark)) return null;
  const closing = findClosing(source, mark, at + mark.length + 1);
  if (closing === null) {
    unclosed.add(mark);
    return null;
  }
  const children = parseInlines(source.slice(at + mark.length, closing));
  return { inline: { kind: mark.length === 2 ? "bold" : "italic", children }, end: closing + mark.length };
}

function readText(source: string, at: number): Step {
  if (source[at] === "\n") return { inline: { kind: "break" }, end: at + 1 };
  const [whole, letter] = matchAt(escaped, source, at) ?? [];
  if (whole !== undefined && letter !== undefined) return { inline: { kind: "text", text: letter }, end: at + 2 };
  // We have no type for code: its words go without the marks.
  const [inCode, words] = matchAt(code, source, at) ?? [];
  if (inCode !== undefined && words !== undefined) {
    return { inline: { kind: "text", text: words }, end: at + inCode.length };
  }
  const text = matchAt(plain, source, at)?.[0] ?? source.slice(at, unmatchedEnd(source, at));
  return { inline: { kind: "text", text }, end: at + text.length };
}

/** An unmatched run of marks is text as a whole: its second half must not open anything. */
function unmatchedEnd(source: string, at: number): number {
  return /[*_]/.test(source[at] ?? "") ? runEnd(source, at) : at + 1;
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(source);
}
