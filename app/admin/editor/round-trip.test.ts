import { readFileSync } from "node:fs";
import fc from "fast-check";
import { EditorState, TextSelection } from "prosemirror-state";
import { describe, expect, it } from "vitest";
import { parseMarkdown, placeBlocks } from "#domain/markdown/markdown.ts";
import { readDocument } from "./read-document.ts";
import { writeDocument } from "./write-document.ts";

// `ROUND_TRIPS=10000` is the figure of docs/performance.md; here a sample is enough to notice.
const runs = Number(process.env.ROUND_TRIPS ?? 400);

const throughEditor = (source: string) => writeDocument(readDocument(source));

const word = fc.constantFrom(
  "barra",
  "peso",
  "día",
  "1.5 kg",
  "C#",
  "nombre_de_archivo",
  "2 * 3",
  "Ñ",
  "a-b",
  "(sala)",
);
const phrase = fc.array(word, { minLength: 1, maxLength: 5 }).map((list) => list.join(" "));
const marked = fc.oneof(
  phrase,
  phrase.map((text) => `**${text}**`),
  phrase.map((text) => `*${text}*`),
  phrase.map((text) => `_${text}_`),
  phrase.map((text) => `***${text}***`),
  phrase.map((text) => `[${text}](/clubs)`),
  phrase.map((text) => `**a [${text}](https://e.es/x_(y)) b**`),
  fc.constantFrom(
    "<https://e.es>",
    "![Foto](/a.jpg)",
    "`código`",
    '[a](/b "título")',
    "[x](javascript:y)",
    "\\*no\\*",
    "**",
    "<b>",
  ),
);
const line = fc.array(marked, { minLength: 1, maxLength: 4 }).map((list) => list.join(" "));
const newline = fc.constantFrom("\n", "\n", "\n", "\r\n");
const block = fc.oneof(
  { weight: 4, arbitrary: fc.array(line, { minLength: 1, maxLength: 3 }).map((list) => list.join("\n")) },
  line.chain((text) => fc.constantFrom("#", "##", "###", "#####").map((sign) => `${sign} ${text}`)),
  fc
    .array(line, { minLength: 1, maxLength: 4 })
    .chain((items) =>
      fc.constantFrom("- ", "* ", "+ ", "• ", "  - ").map((sign) => items.map((item) => sign + item).join("\n")),
    ),
  fc
    .array(line, { minLength: 1, maxLength: 4 })
    .map((items) => items.map((item, at) => `${at + 3}) ${item}`).join("\n\n")),
  fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.map((text) => `> ${text}`).join("\n")),
  fc.constantFrom(
    "---",
    "* * *",
    "![Una barra](/storage/a.jpg)",
    "```js\nlet a\n```",
    "| a | b |\n|---|---|",
    "<p>x</p>",
  ),
);
const source = fc
  .tuple(fc.array(fc.tuple(block, fc.constantFrom("\n\n", "\n\n", "\n", "\n\n\n", "\n \n")), { maxLength: 9 }), newline)
  .map(([blocks, end]) => blocks.flat().join("").replaceAll("\n", end));

describe("a text that is opened and saved", () => {
  it("comes back letter for letter when nobody touched it", () => {
    fc.assert(
      fc.property(source, (text) => {
        expect(throughEditor(text)).toBe(text);
      }),
      { numRuns: runs },
    );
  });

  it.each(["- uno\n- dos\n\r\notro", "1. uno\n2. dos\r"])(
    "keeps in a list the ends of lines that it has: %j",
    (text) => {
      expect(throughEditor(text)).toBe(text);
    },
  );

  it("comes back letter for letter whatever stands in it", () => {
    const pieces = [
      "**",
      "*",
      "_",
      "[",
      "](",
      "![",
      ")",
      "\n",
      "\r",
      "- ",
      "# ",
      "> ",
      "1. ",
      "<",
      "`",
      "\\",
      " ",
      "a",
      "```",
    ];
    const any = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 5 })), { maxLength: 60 });
    fc.assert(
      fc.property(any, (parts) => {
        expect(throughEditor(parts.join(""))).toBe(parts.join(""));
      }),
      { numRuns: runs / 2 },
    );
  });

  it("changes only where somebody wrote", () => {
    fc.assert(
      fc.property(
        source,
        fc.nat(),
        fc.constantFrom("x", " nuevo ", "**", "- ", "1. ", "[a](b)", "#"),
        (text, at, typed) => {
          const doc = readDocument(text);
          const places: number[] = [];
          doc.descendants((node, place) => {
            if (node.isTextblock && node.content.size > 0) places.push(place + 1 + (at % (node.content.size + 1)));
          });
          if (places.length === 0) return;
          const place = places[at % places.length] ?? 1;
          const state = EditorState.create({ doc, selection: TextSelection.create(doc, place) });
          const changed = state.apply(state.tr.insertText(typed));
          const edited = writeDocument(changed.doc);
          const top = doc.resolve(place).index(0);
          const placed = placeBlocks(text);
          const { from, to } = placed[top] ?? { from: 0, to: 0 };
          expect(edited.startsWith(text.slice(0, from))).toBe(true);
          expect(edited.endsWith(text.slice(to))).toBe(true);
          // What was written is read as it was written: as many blocks as before, and its words.
          expect(parseMarkdown(edited).length).toBe(placed.length);
          expect(readDocument(edited).textContent).toContain(typed.trim());
        },
      ),
      { numRuns: runs / 2 },
    );
  });
});

const demo = readFileSync("supabase/seed.sql", "utf8").match(/\$md\$[\s\S]*?\$md\$/g) ?? [];

it("has the demo's articles come back letter for letter", () => {
  expect(demo.length).toBeGreaterThan(5);
  expect(demo.map(throughEditor)).toEqual(demo);
});
