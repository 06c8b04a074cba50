import { Plugin } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";

/** Marks the block in which the caret stands. */
export const blockOfCaret = (): Plugin =>
  new Plugin({
    props: {
      decorations: ({ doc, selection: { $from } }) =>
        $from.depth > 0
          ? DecorationSet.create(doc, [Decoration.node($from.before(1), $from.after(1), { class: "editor__block" })])
          : null,
    },
  });
