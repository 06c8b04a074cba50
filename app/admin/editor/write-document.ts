import type { Node } from "prosemirror-model";
import { placeBlocks } from "#domain/markdown/markdown.ts";
import type { Run } from "#domain/markdown/runs.ts";
import { writeHeading, writeItem, writeParagraph, writePicture, writeQuote } from "#domain/markdown/write-markdown.ts";
import { nodeOf } from "./read-document.ts";
import type { Kept } from "./schema.ts";

/** The text of a document: what nobody touched as it was, letter for letter, the rest written anew. */
export function writeDocument(doc: Node): string {
  return join(doc, doc.attrs.newline, write) + doc.attrs.tail;
}

// A node never changes: what was once written of one is known for good.
const known = new WeakMap<Node, string>();

function write(node: Node, newline: string): string {
  let text = known.get(node);
  if (text === undefined) {
    text = isUntouched(node) ? keptOf(node)?.source : undefined;
    // Items of a list that nobody touched keep their own ends of lines, which may be others than the text's first.
    text ??= isList(node) ? writeNode(node, newline) : withLines(writeNode(node, newline), newline);
    known.set(node, text);
  }
  return text;
}

const isList = ({ type }: Node) => type.name === "list" || type.name === "numbered";

const withLines = (text: string, newline: string) => text.replaceAll(/\r\n|\r|\n/g, newline);

/** Whether a block says what its source says; a list is asked item by item. */
function isUntouched(node: Node): boolean {
  const kept = keptOf(node);
  if (!kept || kept.source === "" || isList(node)) return false;
  if (node.type.name === "unknown") return true;
  const [placed, ...others] = placeBlocks(kept.source);
  if (!placed || others.length > 0) return false;
  const read = nodeOf(placed.block);
  const same = node.type.name === "item" ? read.firstChild : read;
  return same?.type === node.type && same.content.eq(node.content) && hasSameLook(same, node);
}

const hasSameLook = (a: Node, b: Node) =>
  ["level", "start", "src", "alt"].every((name) => a.attrs[name] === b.attrs[name]);

const keptOf = (node: Node): Kept | null => node.attrs.kept ?? null;

function writeNode(node: Node, newline: string): string {
  switch (node.type.name) {
    case "heading":
      return writeHeading(node.attrs.level, runsIn(node));
    case "paragraph":
      return writeParagraph(runsIn(node));
    case "item":
      return writeItem("- ", runsIn(node));
    case "list":
      return join(node, newline, write);
    case "numbered":
      return writeNumbered(node, newline);
    case "quote":
      return writeQuote(node.children.map((child) => write(child, "\n")).filter((text) => text !== ""));
    case "rule":
      return "---";
    case "picture":
      // Until it has arrived it has no address.
      return node.attrs.src.startsWith("blob:") ? "" : writePicture({ src: node.attrs.src, alt: node.attrs.alt });
    default:
      return keptOf(node)?.source ?? "";
  }
}

/** Items that stand where they stood are written as they were; the others get the number of their place. */
function writeNumbered(node: Node, newline: string): string {
  let place = 0;
  return join(node, newline, (item) => {
    if (keptOf(item)?.at === place && isUntouched(item)) {
      place += 1;
      return keptOf(item)?.source ?? "";
    }
    const line = withLines(writeItem(`${Number(node.attrs.start) + place}. `, runsIn(item)), newline);
    if (line !== "") place += 1;
    return line;
  });
}

/** Blocks or items one after the other. Neighbours that have always been neighbours keep what stands between them. */
function join(parent: Node, newline: string, write: (node: Node, newline: string) => string): string {
  const isList = parent.type.name !== "doc";
  let text = "";
  let before: Node | null = null;
  for (const node of parent.children) {
    const written = write(node, newline);
    if (written === "") continue;
    text += (isList ? gapOfItem(before, node, newline) : gapOf(before, node, newline)) + written;
    before = node;
  }
  return text;
}

function gapOf(before: Node | null, node: Node, newline: string): string {
  const kept = keptOf(node);
  if (before === null) return kept?.at === 0 ? kept.gap : "";
  if (kept && keptOf(before)?.at === kept.at - 1 && (hasBlankLine(kept.gap) || areOfTheirKind(before, node))) {
    return kept.gap;
  }
  return newline + newline;
}

function gapOfItem(before: Node | null, node: Node, newline: string): string {
  if (before === null) return "";
  const kept = keptOf(node);
  return kept && keptOf(before)?.at === kept.at - 1 ? kept.gap : newline;
}

const hasBlankLine = (gap: string) => /(?:\r\n|\r|\n)[ \t]*(?:\r\n|\r|\n)/.test(gap);

/** Whether both are still what their sources were: only then is one line enough between them. */
const areOfTheirKind = (...nodes: readonly Node[]) => nodes.every((node) => keptOf(node)?.type === node.type.name);

function runsIn(node: Node): Run[] {
  return node.children.map((part) => ({
    is: part.isText ? { text: part.text ?? "" } : part.type.name === "image" ? pictureOf(part) : "break",
    bold: part.marks.some(({ type }) => type.name === "bold"),
    italic: part.marks.some(({ type }) => type.name === "italic"),
    href: part.marks.find(({ type }) => type.name === "link")?.attrs.href ?? null,
  }));
}

const pictureOf = ({ attrs }: Node) => ({ src: String(attrs.src), alt: String(attrs.alt) });
