import type { Node } from "prosemirror-model";
import { type Block, type PlacedBlock, placeBlocks } from "#domain/markdown/markdown.ts";
import type { Inline } from "#domain/markdown/parse-inlines.ts";
import { runsOf } from "#domain/markdown/runs.ts";
import { isWhole } from "#domain/markdown/write-markdown.ts";
import { type Kept, schema } from "./schema.ts";

const { nodes, marks } = schema;

/** A text as the editor shows it, each block with the source it came from. */
export function readDocument(source: string): Node {
  let end = 0;
  const blocks = placeBlocks(source).map((placed, at) => {
    const gap = source.slice(end, placed.from);
    end = placed.to;
    return readBlock(placed, source, { source: source.slice(placed.from, placed.to), gap, at });
  });
  const attrs = { tail: source.slice(end), newline: /\r\n?/.exec(source)?.[0] ?? "\n" };
  return nodes.doc.create(attrs, blocks.length > 0 ? blocks : [nodes.paragraph.create()]);
}

function readBlock({ block, items }: PlacedBlock, source: string, of: Omit<Kept, "type">): Node {
  if (!isWhole(block, of.source)) return nodes.unknown.create({ kept: { ...of, type: "unknown" } });
  const node = nodeOf(block);
  const kept: Kept = { ...of, type: node.type.name };
  const places = items.map(({ from, to }, at) => ({
    source: source.slice(from, to),
    gap: source.slice(items[at - 1]?.to ?? from, from),
    at,
    type: "item",
  }));
  const content =
    places.length === 0 ? node.content : node.children.map((item, at) => withKept(item, places[at] ?? null));
  return node.type.create({ ...node.attrs, kept }, content);
}

const withKept = (node: Node, kept: Kept | null) => node.type.create({ ...node.attrs, kept }, node.content, node.marks);

/** A block without its source. */
export function nodeOf(block: Block): Node {
  switch (block.kind) {
    case "heading":
      return nodes.heading.create({ level: block.level }, inlineNodes(block.children));
    case "paragraph":
      return nodes.paragraph.create(null, inlineNodes(block.children));
    case "list":
      return nodes.list.create(null, block.items.map(itemOf));
    case "numbered":
      return nodes.numbered.create({ start: block.start }, block.items.map(itemOf));
    case "quote":
      return nodes.quote.create(null, block.children.map(nodeOf));
    case "rule":
      return nodes.rule.create();
    case "image":
      return nodes.picture.create({ src: block.src, alt: block.alt });
  }
}

const itemOf = (inlines: readonly Inline[]) => nodes.item.create(null, inlineNodes(inlines));

function inlineNodes(inlines: readonly Inline[]): Node[] {
  return runsOf(inlines).flatMap(({ is, bold, italic, href }) => {
    const on = [
      ...(href === null ? [] : [marks.link.create({ href })]),
      ...(bold ? [marks.bold.create()] : []),
      ...(italic ? [marks.italic.create()] : []),
    ];
    if (is === "break") return nodes.break.create(null, null, on);
    if ("src" in is) return nodes.image.create(is, null, on);
    return is.text === "" ? [] : schema.text(is.text, on);
  });
}
