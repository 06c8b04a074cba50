// @vitest-environment happy-dom
import { DOMParser as ModelParser } from "prosemirror-model";
import { expect, it } from "vitest";
import { pastedDocuments } from "#tests/fixtures/pasted-documents.ts";
import { cleanPaste } from "./clean-paste.ts";
import { schema } from "./schema.ts";
import { writeDocument } from "./write-document.ts";

/** As the editor takes it: through our cleaning and the schema. */
function paste(html: string): string {
  const clean = cleanPaste(html, "https://nine.example");
  const box = document.createElement("div");
  box.innerHTML = [...clean.pictures.keys()].reduce(
    (text, key) => text.replaceAll(`"${key}"`, '"/arrived.png"'),
    clean.html,
  );
  return writeDocument(ModelParser.fromSchema(schema).parse(box));
}

it.each(pastedDocuments)("takes what comes from $from", ({ html, becomes }) => {
  expect(paste(html)).toBe(becomes);
});

it("knows thirty documents", () => expect(pastedDocuments.length).toBeGreaterThanOrEqual(30));

it("counts the pictures that nobody can fetch, but no dots that count readers", () => {
  const { left } = cleanPaste(
    '<img src="https://a.es/a.jpg"><img src="file:///b.jpg"><img src="https://t.es" width="1">',
    "",
  );
  expect(left).toBe(2);
});
