import { Fragment, type Node, type NodeType } from "prosemirror-model";
import { type Command, type EditorState, TextSelection } from "prosemirror-state";
import { schema } from "./schema.ts";

const { nodes } = schema;
const lineTypes: readonly NodeType[] = [nodes.paragraph, nodes.heading, nodes.list, nodes.numbered];

export type LineKind = "paragraph" | "heading" | "list" | "numbered";

/** Makes the chosen lines paragraphs, headings of a level or items of a list; other items of their lists stay items. */
export function turnInto(kind: LineKind, level = 2): Command {
  return (state, dispatch) => {
    const range = chosenBlocks(state);
    if (!range || range.blocks.some(({ type }) => !lineTypes.includes(type))) return false;
    if (!dispatch) return true;
    const { $from, $to } = state.selection;
    const [start, end] = [placeIn(state.doc, $from.pos), placeIn(state.doc, $to.pos)];
    const lines = linesOf(range.blocks, range.from, state);
    const tr = state.tr.replaceWith(range.from, range.to, asBlocks(lines, kind, level));
    // Lines that were one paragraph are several now: the caret cannot stand where it stood.
    const isSame = lines.length === textblocksIn(range.blocks);
    const at = (place: Place) => positionOf(tr.doc, place);
    if (isSame) tr.setSelection(TextSelection.between(tr.doc.resolve(at(start)), tr.doc.resolve(at(end))));
    dispatch(tr.scrollIntoView());
    return true;
  };
}

interface ChosenBlocks {
  blocks: Node[];
  from: number;
  to: number;
}

/** The blocks of the text, or of one quote, that the selection touches. */
function chosenBlocks({ selection: { $from, $to } }: EditorState): ChosenBlocks | null {
  const range = $from.blockRange($to, ({ type }) => type === nodes.quote || type === nodes.doc);
  if (!range) return null;
  const blocks = range.parent.children.slice(range.startIndex, range.endIndex);
  return { blocks, from: range.start, to: range.end };
}

interface Line {
  content: Fragment;
  isChosen: boolean;
  /** The item it is and the list it stands in. */
  item: { node: Node; list: Node } | null;
}

function linesOf(blocks: readonly Node[], from: number, { selection }: EditorState): Line[] {
  let start = from;
  return blocks.flatMap((block): Line[] => {
    const at = start;
    start += block.nodeSize;
    if (block.isTextblock) return partAtBreaks(block).map((content) => ({ content, isChosen: true, item: null }));
    let itemStart = at + 1;
    return block.children.map((node) => {
      const isChosen = itemStart < selection.to + 1 && itemStart + node.nodeSize > selection.from;
      itemStart += node.nodeSize;
      return { content: node.content, isChosen, item: { node, list: block } };
    });
  });
}

function partAtBreaks(block: Node): Fragment[] {
  const parts: Node[][] = [[]];
  for (const it of block.children) {
    if (it.type === nodes.break) parts.push([]);
    else parts.at(-1)?.push(it);
  }
  return parts.map((part) => Fragment.from(part));
}

function asBlocks(lines: readonly Line[], kind: LineKind, level: number): Node[] {
  const blocks: Node[] = [];
  for (const { content, isChosen, item } of lines) {
    const list = isChosen ? null : (item?.list ?? null);
    const type = isChosen ? nodes[kind] : (list?.type ?? nodes.paragraph);
    const isList = type === nodes.list || type === nodes.numbered;
    const last = blocks.at(-1);
    if (!isList) blocks.push(type.create(kind === "heading" ? { level } : null, content));
    else {
      const node = (!isChosen && item?.node) || nodes.item.create(null, content);
      if (last?.type === type) blocks[blocks.length - 1] = last.copy(last.content.addToEnd(node));
      else blocks.push(type.create(list?.attrs ?? null, node));
    }
  }
  return blocks;
}

const textblocksIn = (blocks: readonly Node[]) =>
  blocks.reduce((sum, block) => sum + (block.isTextblock ? 1 : block.childCount), 0);

interface Place {
  textblock: number;
  offset: number;
}

function placeIn(doc: Node, position: number): Place {
  let textblock = -1;
  let offset = 0;
  doc.nodesBetween(0, position, (node, at) => {
    if (!node.isTextblock) return true;
    textblock += 1;
    offset = position - at - 1;
    return false;
  });
  return { textblock, offset };
}

function positionOf(doc: Node, { textblock, offset }: Place): number {
  let left = textblock;
  let found = 0;
  doc.descendants((node, at) => {
    if (!node.isTextblock) return true;
    if (left === 0) found = at + 1 + Math.max(0, Math.min(offset, node.content.size));
    left -= 1;
    return false;
  });
  return found;
}
