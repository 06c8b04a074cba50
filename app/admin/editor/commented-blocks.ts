import type { Node } from "prosemirror-model";
import { Plugin, PluginKey } from "prosemirror-state";
import { Decoration, DecorationSet, type EditorView } from "prosemirror-view";
import { paragraphFinder } from "#domain/review/paragraphs.ts";

const key = new PluginKey<DecorationSet>("commented");

/** Marks the paragraphs that have an open comment; a mark stays with its paragraph while that is written in. */
export const commentedBlocks = () =>
  new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply: (tr, marks) => tr.getMeta(key) ?? (tr.docChanged ? marks.map(tr.mapping, tr.doc) : marks),
    },
    props: { decorations: (state) => key.getState(state) },
  });

/** Says which paragraphs are commented: each by its words when it was. */
export function markCommented(view: EditorView, quotes: readonly string[]): void {
  const marks = marksOf(view.state.doc, quotes);
  if (marks.length === 0 && key.getState(view.state)?.find().length === 0) return;
  view.dispatch(view.state.tr.setMeta(key, DecorationSet.create(view.state.doc, marks)));
}

function marksOf(doc: Node, quotes: readonly string[]): Decoration[] {
  const blocks: { text: string; from: number; to: number }[] = [];
  doc.descendants((node, from) => {
    if (node.isTextblock) blocks.push({ text: node.textContent, from, to: from + node.nodeSize });
    return !node.isTextblock;
  });
  const find = paragraphFinder(blocks.map(({ text }) => text));
  const commented = new Set(quotes.map(find));
  const look = { class: "editor__commented", "aria-description": "Tiene un comentario" };
  return blocks.filter(({ text }) => commented.has(text)).map(({ from, to }) => Decoration.node(from, to, look));
}
