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

/** A block and where its lines stand in the text; of a list also those of its items. */
export interface PlacedBlock {
  block: Block;
  from: number;
  to: number;
  items: Span[];
}

interface Span {
  from: number;
  to: number;
}

const fence = /^(`{3,}|~{3,})[\w-]{0,30}$/;
const quoted = /^(?:>[ \t]?)+/;

/**
 * The body of an article as a tree (public-site §2, decision 0126): headings, pictures, bullets, numbered lists,
 * quotes, rules, bold, italic and links, in the ways that people and models write them. Anything else, raw HTML included,
 * stays text, and a paragraph's lines stay apart as staff typed them. Page, preview and excerpt share this tree; every
 * address in it is safe to put into a page.
 */
export function parseMarkdown(source: string): Block[] {
  return placeBlocks(source).map(({ block }) => block);
}

/** The same tree, each block with its place: between them is what no reader sees, blank lines and fences. */
export function placeBlocks(source: string): PlacedBlock[] {
  const blocks: PlacedBlock[] = [];
  let lines: Line[] = [];
  const endParagraph = () => {
    if (lines.length > 0) {
      const block: Block = { kind: "paragraph", children: parseInlines(lines.map(({ text }) => text).join("\n")) };
      blocks.push({ block, ...spanOf(lines), items: [] });
    }
    lines = [];
  };
  for (const part of partQuotes(linesOf(source))) {
    if (Array.isArray(part)) {
      endParagraph();
      const children = parseMarkdown(part.map(({ text }) => text).join("\n"));
      if (children.length > 0) blocks.push({ block: { kind: "quote", children }, ...spanOf(part), items: [] });
      continue;
    }
    const block = parseLine(part.text, lines.length > 0);
    if (block === null && part.text !== "" && !fence.test(part.text)) {
      lines.push(part);
      continue;
    }
    endParagraph();
    if (block !== null) append(blocks, block, part);
  }
  endParagraph();
  return blocks;
}

/** A line without the blanks around it, and where the whole of it stands. */
interface Line extends Span {
  text: string;
}

function linesOf(source: string): Line[] {
  let from = 0;
  // The ends of lines stand at the odd places.
  return source.split(/(\r\n|\r|\n)/).flatMap((text, place) => {
    const line = { text: text.trim(), from, to: from + text.length };
    from = line.to;
    return place % 2 === 0 ? line : [];
  });
}

const spanOf = (lines: readonly Line[]): Span => ({ from: lines[0]?.from ?? 0, to: lines.at(-1)?.to ?? 0 });

/** The lines in their order, those of one quote together without their marks: a quote in a quote is the same quote. */
function partQuotes(lines: readonly Line[]): (Line | Line[])[] {
  const parts: (Line | Line[])[] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    if (!quoted.test(line.text)) parts.push(line);
    else if (Array.isArray(last)) last.push({ ...line, text: line.text.replace(quoted, "") });
    else parts.push([{ ...line, text: line.text.replace(quoted, "") }]);
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

function append(blocks: PlacedBlock[], block: Block, { from, to }: Span): void {
  const last = blocks.at(-1);
  const isItem = block.kind === "list" || block.kind === "numbered";
  if (!isItem || !last || last.block.kind !== block.kind || !("items" in last.block)) {
    blocks.push({ block, from, to, items: isItem ? [{ from, to }] : [] });
    return;
  }
  last.block.items.push(...block.items);
  last.items.push({ from, to });
  last.to = to;
}
