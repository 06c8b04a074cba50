import { type Inline, type Picture, parseInlines } from "./markdown-inlines.ts";

/** A block of an article's body. */
export type Block =
  | { kind: "heading"; level: number; children: Inline[] }
  | { kind: "paragraph"; children: Inline[] }
  | { kind: "list"; items: Inline[][] }
  | Picture;

/**
 * The body of an article as a tree (public-site §2): `#`, `##` and `###` headings, pictures, lines starting with `- ` as
 * bullets, bold, italic and links. Anything else, raw HTML included, stays text, and a paragraph's lines stay apart as
 * staff typed them. Page, preview and excerpt share this tree; every address in it is safe to put into a page.
 */
export function parseMarkdown(source: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const endParagraph = () => {
    if (lines.length > 0) blocks.push({ kind: "paragraph", children: parseInlines(lines.join("\n")) });
    lines = [];
  };
  for (const line of source.split(/\r\n|\r|\n/)) {
    const trimmed = line.trim();
    const block = parseLine(trimmed);
    if (block === null && trimmed !== "") {
      lines.push(trimmed);
      continue;
    }
    endParagraph();
    if (block !== null) append(blocks, block);
  }
  endParagraph();
  return blocks;
}

/** The block that a line makes on its own, or null when it belongs to a paragraph. */
function parseLine(line: string): Block | null {
  const [, marks, title] = /^(#{1,3})[ \t]+(.+)$/.exec(line) ?? [];
  if (marks && title) return { kind: "heading", level: marks.length, children: parseInlines(title) };
  if (line.startsWith("- ")) return { kind: "list", items: [parseInlines(line.slice(2).trim())] };
  if (!line.startsWith("![")) return null;
  const [only, ...others] = parseInlines(line);
  return only?.kind === "image" && others.length === 0 ? only : null;
}

function append(blocks: Block[], block: Block): void {
  const last = blocks.at(-1);
  if (block.kind === "list" && last?.kind === "list") last.items.push(...block.items);
  else blocks.push(block);
}
