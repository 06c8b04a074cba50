import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (pattern: string) => globSync(pattern).map((file) => ({ file, text: readFileSync(file, "utf8") }));

// Handles for scripts and tests, and names whose look their parent gives them.
const withoutRule = new Set([
  "article-card",
  "gallery-dialog__thumbnail",
  "dialog__text",
  "hero-preview",
  "timetable__failed",
]);

// The editor's own and those of cropping, by their packages.
const ofOthers = /^(ProseMirror|ReactCrop)/;

it("knows every class name of a component in some sheet", () => {
  const sheets = read("app/**/*.css");
  const known = new Set(sheets.flatMap(({ text }) => [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name)));
  const names = read("app/**/*.tsx").flatMap(({ file, text }) =>
    [...text.matchAll(/[cC]lassName="([^"]*)"/g)]
      .flatMap(([, classes = ""]) => classes.split(" "))
      .filter((name) => name !== "" && !known.has(name) && !withoutRule.has(name) && !ofOthers.test(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(names).toEqual([]);
});

it("has no rule for a class that no component writes", () => {
  const code = [...read("app/**/*.{ts,tsx}"), ...read("server/**/*.ts")]
    .filter(({ file }) => !file.includes(".test."))
    .map(({ text }) => text)
    .join("\n");
  const written = new Set(code.match(/[\w-]+/g));
  // As in `badge--${tone}`.
  const begun = [...new Set([...code.matchAll(/([\w-]+(?:__|--))\$\{/g)].map(([, name = ""]) => name))];
  const isWritten = (name: string) => written.has(name) || begun.some((beginning) => name.startsWith(beginning));
  const unused = read("app/**/*.css").flatMap(({ file, text }) =>
    [...text.replaceAll(/\/\*.*?\*\/|@layer [^{;]*/gs, "").matchAll(/\.([a-z][\w-]*)(?=[^;{}]*\{)/gi)]
      .filter(([, name = ""]) => !isWritten(name) && !ofOthers.test(name))
      .map(([, name]) => `${file}: .${name}`),
  );
  expect(written.size).toBeGreaterThan(1_000);
  expect([...new Set(unused)]).toEqual([]);
});
