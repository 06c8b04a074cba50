import { EditorState, Selection } from "prosemirror-state";
import { expect, test } from "vitest";
import { insertPicture } from "./commands.ts";
import { readDocument } from "./read-document.ts";
import { writeDocument } from "./write-document.ts";

/** What a text says once a picture was put where the caret is, and somebody went on typing. */
function typedOn(text: string, at: (state: EditorState) => Selection): string {
  let state = EditorState.create({ doc: readDocument(text) });
  state = state.apply(state.tr.setSelection(at(state)));
  insertPicture({ src: "/foto.jpg", alt: "Sala" })(state, (tr) => {
    state = state.apply(tr);
  });
  const untouched = writeDocument(state.doc);
  state = state.apply(state.tr.insertText("Sigo"));
  return `${untouched}\n---\n${writeDocument(state.doc)}`;
}

test.each([
  ["at the end", "Uno", Selection.atEnd, "Uno\n\n![Sala](/foto.jpg)"],
  ["in the middle", "Uno\n\n## Dos\n", Selection.atStart, "Uno\n\n![Sala](/foto.jpg)"],
  ["in an empty text", "", Selection.atEnd, "![Sala](/foto.jpg)"],
] as const)("what is typed after a picture stands under it: %s", (_, text, at, before) => {
  const rest = text.includes("Dos") ? "\n\n## Dos" : "";
  expect(
    typedOn(text, ({ doc }) => at(doc))
      .replaceAll(/\n+(?=---|$)/g, "\n")
      .trim(),
  ).toBe(`${before}${rest}\n---\n${before}\n\nSigo${rest}`);
});
