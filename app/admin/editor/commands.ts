import { baseKeymap, chainCommands, toggleMark } from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import type { MarkType } from "prosemirror-model";
import { type Command, type EditorState, Selection } from "prosemirror-state";
import { schema } from "./schema.ts";
import { type LineKind, turnInto } from "./turn-into.ts";

const { nodes, marks } = schema;

export function lineAt({ selection: { $from } }: EditorState): { kind: LineKind; level: number } {
  const { parent } = $from;
  if (parent.type === nodes.item) return { kind: $from.node(-1).type === nodes.list ? "list" : "numbered", level: 0 };
  return parent.type === nodes.heading
    ? { kind: "heading", level: Number(parent.attrs.level) }
    : { kind: "paragraph", level: 0 };
}

export const isInQuote = ({ selection: { $from } }: EditorState) =>
  $from.depth > 0 && $from.node(1).type === nodes.quote;

/** Whether the selection, or what is typed at the caret, carries a mark. */
export function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { empty, $from, from, to } = selection;
  if (empty) return Boolean(type.isInSet(storedMarks ?? $from.marks()));
  return doc.rangeHasMark(from, to, type);
}

/** A list of that kind, or back to paragraphs. */
const toggleList =
  (kind: "list" | "numbered"): Command =>
  (state, dispatch) =>
    turnInto(lineAt(state).kind === kind ? "paragraph" : kind)(state, dispatch);

const toggleQuote: Command = (state, dispatch) => {
  const { $from, $to } = state.selection;
  const isQuoted = isInQuote(state);
  const range = $from.blockRange($to, ({ type }) => type === (isQuoted ? nodes.quote : nodes.doc));
  if (!range) return false;
  const blocks = range.parent.children.slice(range.startIndex, range.endIndex);
  if (!isQuoted && blocks.some(({ type }) => type === nodes.quote || type === nodes.unknown)) return false;
  dispatch?.((isQuoted ? state.tr.lift(range, 0) : state.tr.wrap(range, [{ type: nodes.quote }])).scrollIntoView());
  return true;
};

const insertBreak: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type !== nodes.paragraph) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.break.create(), true).scrollIntoView());
  return true;
};

/** Enter in an empty item and Backspace at the start of a line make it a paragraph. */
const leaveItem: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || $from.parent.type !== nodes.item || $from.parent.content.size > 0) return false;
  return turnInto("paragraph")(state, dispatch);
};

const plainAtStart: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const { type } = $from.parent;
  if (!empty || $from.parentOffset > 0 || (type !== nodes.item && type !== nodes.heading)) return false;
  return turnInto("paragraph")(state, dispatch);
};

/** Removes what the selection or the caret's word links to, or sets it. */
export function setLink(href: string | null, words: string): Command {
  return (state, dispatch) => {
    const { from, to, empty } = linkRange(state);
    const tr = state.tr.removeMark(from, to, marks.link);
    if (href !== null && empty) tr.insert(from, schema.text(words || href, [marks.link.create({ href })]));
    else if (href !== null) tr.addMark(from, to, marks.link.create({ href }));
    dispatch?.(tr.removeStoredMark(marks.link).scrollIntoView());
    return true;
  };
}

export function linkRange({ selection, doc }: EditorState): { from: number; to: number; empty: boolean; href: string } {
  const { $from, from, to, empty } = selection;
  const at = empty ? marks.link.isInSet($from.marks()) : undefined;
  if (!at) {
    let href = "";
    doc.nodesBetween(from, to, (node) => {
      href ||= marks.link.isInSet(node.marks)?.attrs.href ?? "";
    });
    return { from, to, empty, href };
  }
  let start = $from.index();
  let end = $from.indexAfter();
  const { parent } = $from;
  while (start > 0 && at.isInSet(parent.child(start - 1).marks)) start -= 1;
  while (end < parent.childCount && at.isInSet(parent.child(end).marks)) end += 1;
  return { from: $from.posAtIndex(start), to: $from.posAtIndex(end), empty: false, href: at.attrs.href };
}

/** Puts a picture after the block in which a place lies, and the caret under it: typing over a picture takes it away. */
export function insertPicture(picture: { src: string; alt: string }, at?: number): Command {
  return (state, dispatch) => {
    const $at = state.doc.resolve(at ?? state.selection.to);
    const isEmpty = $at.depth === 1 && $at.parent.isTextblock && $at.parent.content.size === 0;
    const after = $at.depth === 0 ? $at.pos : $at.after(1);
    const from = isEmpty ? $at.before(1) : after;
    const next = state.doc.resolve(after).nodeAfter;
    const hasRoom = next?.type === nodes.paragraph && next.content.size === 0;
    const tr = state.tr.replaceWith(from, after, [
      nodes.picture.create(picture),
      ...(hasRoom ? [] : [nodes.paragraph.create()]),
    ]);
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(from + 1))).scrollIntoView());
    return true;
  };
}

export function removeAt(position: number): Command {
  return (state, dispatch) => {
    const node = state.doc.nodeAt(position);
    if (!node) return false;
    const tr = state.tr.replaceWith(position, position + node.nodeSize, nodes.paragraph.create());
    dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(position + 1))));
    return true;
  };
}

export const actions = {
  bold: toggleMark(marks.bold),
  italic: toggleMark(marks.italic),
  list: toggleList("list"),
  numbered: toggleList("numbered"),
  quote: toggleQuote,
  undo,
  redo,
} as const;

/** The keys that people know from other editors. */
export const keys: Record<string, Command> = {
  ...baseKeymap,
  Enter: chainCommands(leaveItem, baseKeymap.Enter ?? (() => false)),
  Backspace: chainCommands(plainAtStart, baseKeymap.Backspace ?? (() => false)),
  "Shift-Enter": insertBreak,
  "Mod-b": actions.bold,
  "Mod-i": actions.italic,
  "Mod-z": undo,
  "Mod-y": redo,
  "Mod-Shift-z": redo,
  "Mod-Shift-7": actions.numbered,
  "Mod-Shift-8": actions.list,
  "Mod-Shift-9": actions.quote,
  "Mod-Alt-0": turnInto("paragraph"),
  "Mod-Alt-1": turnInto("heading", 1),
  "Mod-Alt-2": turnInto("heading", 2),
  "Mod-Alt-3": turnInto("heading", 3),
};
