import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (pattern: string) => globSync(pattern).map((file) => ({ file, text: readFileSync(file, "utf8") }));

// Handles for scripts and tests, and names whose look their parent gives them.
const withoutRule = new Set(["gallery-dialog__thumbnail", "dialog__text"]);

it("knows every class name of a component in some sheet", () => {
  const sheets = read("app/**/*.css");
  const known = new Set(sheets.flatMap(({ text }) => [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name)));
  const names = read("app/**/*.tsx").flatMap(({ file, text }) =>
    [...text.matchAll(/[cC]lassName="([^"]*)"/g)]
      .flatMap(([, classes = ""]) => classes.split(" "))
      .filter((name) => name !== "" && !known.has(name) && !withoutRule.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(names).toEqual([]);
});
