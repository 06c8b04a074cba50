import { cutText } from "../text/cut-text.ts";
import { type Block, parseMarkdown } from "./markdown.ts";
import type { Inline } from "./parse-inlines.ts";

/** The length of an article's meta description (public-site §9). */
const descriptionLength = 160;

/**
 * The beginning of an article as plain text: without pictures and any marks (public-site §5), in
 * at most `limit` characters, cut at a word. Also its meta description.
 */
export function markdownExcerpt(source: string, limit: number = descriptionLength): string {
  // Pictures and marks are not counted, so the part to parse is generous; it ends at a line, not inside a mark.
  const part = source.length > 20_000 ? source.slice(0, source.indexOf("\n", 20_000) + 1 || undefined) : source;
  const text = parseMarkdown(part).map(blockText).join(" ");
  return cutText(text.replace(/\s+/g, " ").trim(), limit);
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "image":
    case "rule":
      return "";
    case "list":
    case "numbered":
      return block.items.map(inlineText).join(" ");
    case "quote":
      return block.children.map(blockText).join(" ");
    default:
      return inlineText(block.children);
  }
}

function inlineText(inlines: readonly Inline[]): string {
  return inlines.map(textOf).join("");
}

function textOf(inline: Inline): string {
  if (inline.kind === "text") return inline.text;
  if (inline.kind === "image") return "";
  return inline.kind === "break" ? " " : inlineText(inline.children);
}
