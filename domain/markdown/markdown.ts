import { type Inline, type Picture, parseInlines } from "./parse-inlines.ts";

/** A block of an article's body. A numbered list begins with the number that staff gave its first item. */
export type Block =
  | { kind: "heading"; level: number; children: Inline[] }
  | { kind: "paragraph"; children: Inline[] }
  | { kind: "list"; items: Inline[][] }
  | { kind: "numbered"; start: number; items: Inline[][] }
  | { kind: "quote"; children: Block[] }
  | { kind: "rule" }
  | Picture;

const fence = /^(`{3,}|~{3,})[\w-]{0,30}$/;
const quoted = /^(?:>[ \t]?)+/;

/**
 * The body of an article as a tree (public-site §2, decision 0126): headings, pictures, bullets, numbered lists,
 * quotes, rules, bold, italic and links, in the ways that people and models write them. Anything else, raw HTML included,
 * stays text, and a paragraph's lines stay apart as staff typed them. Page, preview and excerpt share this tree; every
 * address in it is safe to put into a page.
 */
export function parseMarkdown(source: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const endParagraph = () => {
    if (lines.length > 0) blocks.push({ kind: "paragraph", children: parseInlines(lines.join("\n")) });
    lines = [];
  };
  for (const part of partQuotes(source.split(/\r\n|\r|\n/))) {
    if (typeof part !== "string") {
      endParagraph();
      const children = parseMarkdown(part.join("\n"));
      if (children.length > 0) blocks.push({ kind: "quote", children });
      continue;
    }
    const trimmed = part.trim();
    const block = parseLine(trimmed, lines.length > 0);
    if (block === null && trimmed !== "" && !fence.test(trimmed)) {
      lines.push(trimmed);
      continue;
    }
    endParagraph();
    if (block !== null) append(blocks, block);
  }
  endParagraph();
  return blocks;
}

/** The lines in their order, those of one quote together without their marks: a quote in a quote is the same quote. */
function partQuotes(lines: readonly string[]): (string | string[])[] {
  const parts: (string | string[])[] = [];
  for (const line of lines) {
    const trimmed = line.trim();
    const last = parts.at(-1);
    if (!quoted.test(trimmed)) parts.push(line);
    else if (Array.isArray(last)) last.push(trimmed.replace(quoted, ""));
    else parts.push([trimmed.replace(quoted, "")]);
  }
  return parts;
}

/** The block that a line makes on its own, or null when it belongs to a paragraph. */
function parseLine(line: string, isInParagraph: boolean): Block | null {
  if (/^(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/.test(line)) return { kind: "rule" };
  const [, marks, title] = /^(#{1,6})[ \t]+(.+)$/.exec(line) ?? [];
  if (marks && title) {
    // Some close a heading as they opened it.
    return { kind: "heading", level: marks.length, children: parseInlines(title.replace(/[ \t]#+$/, "").trim()) };
  }
  const [, item] = /^[-*+•][ \t]+(.+)$/.exec(line) ?? [];
  if (item) return { kind: "list", items: [parseInlines(item)] };
  const [, number, step] = /^(\d{1,3})[.)][ \t]+(.+)$/.exec(line) ?? [];
  // A sentence that happens to begin a line with its number ("en\n12. Juan") stays a sentence.
  if (step && (!isInParagraph || Number(number) === 1)) {
    return { kind: "numbered", start: Number(number), items: [parseInlines(step)] };
  }
  if (!line.startsWith("![")) return null;
  const [only, ...others] = parseInlines(line);
  return only?.kind === "image" && others.length === 0 ? only : null;
}

function append(blocks: Block[], block: Block): void {
  const last = blocks.at(-1);
  if (block.kind === "list" && last?.kind === "list") last.items.push(...block.items);
  else if (block.kind === "numbered" && last?.kind === "numbered") last.items.push(...block.items);
  else blocks.push(block);
}
